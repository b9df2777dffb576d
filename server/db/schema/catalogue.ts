import {
  type AnyPgColumn,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { WEEKDAYS } from '@/utils/constants/calendar';
import {
  PAUSE_REASONS,
  SHOP_STATUSES,
  SHOP_TYPES,
} from '@/utils/constants/kinds';
import { users } from './account/users';

type LatLng = readonly [latitude: number, longitude: number];

/** PostgreSQL's own polygon; in code a ring of [latitude, longitude]. */
const polygon = customType<{ data: LatLng[]; driverData: string }>({
  dataType: () => 'polygon',
  toDriver: (ring) =>
    `(${ring.map(([lat, lng]) => `(${lat},${lng})`).join(',')})`,
  fromDriver: (value) =>
    [...value.matchAll(/\(([-\d.e+]+),([-\d.e+]+)\)/g)].map((match): LatLng => [
      Number(match[1]),
      Number(match[2]),
    ]),
});

/** Labels in several languages: locale → fields. Long, searched texts have translation tables instead (ADR 0006). */
export type LabelTranslations = Readonly<
  Record<
    string,
    { title: string; description?: string; button?: string; kicker?: string }
  >
>;

/** Restaurants and shops. Amounts are minor units of the default currency, percentages are numbers like 5. */
export const shops = pgTable(
  'shops',
  {
    id: serial('id').primaryKey(),
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    slug: text('slug').notNull().unique(),
    type: text('type', { enum: SHOP_TYPES }).notNull(),
    status: text('status', { enum: SHOP_STATUSES })
      .notNull()
      .default('approved'),
    open: boolean('open').notNull().default(true),
    verify: boolean('verify').notNull().default(false),
    /** Who applied to sell here; null: the operator's own. */
    ownerId: integer('owner_id').references((): AnyPgColumn => users.id, {
      onDelete: 'set null',
    }),
    phone: text('phone'),
    logoImg: text('logo_img'),
    backgroundImg: text('background_img'),
    cardImg: text('card_img'),
    /** Delivery: start price, price a kilometre, smallest order; null small-order fee means the minimum refuses. */
    deliveryStartMinor: integer('delivery_start_minor').notNull().default(0),
    deliveryPerKmMinor: integer('delivery_per_km_minor').notNull().default(0),
    minAmountMinor: integer('min_amount_minor').notNull().default(0),
    smallOrderFeeMinor: integer('small_order_fee_minor'),
    freeDeliveryFromMinor: integer('free_delivery_from_minor'),
    taxPercent: doublePrecision('tax_percent').notNull().default(0),
    serviceFeePercent: doublePrecision('service_fee_percent')
      .notNull()
      .default(0),
    deliveryMinutesFrom: integer('delivery_minutes_from').notNull().default(20),
    deliveryMinutesTo: integer('delivery_minutes_to').notNull().default(30),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    timezone: text('timezone').notNull().default('UTC'),
    ratingAvg: doublePrecision('rating_avg'),
    reviewsCount: integer('reviews_count').notNull().default(0),
    ordersCount: integer('orders_count').notNull().default(0),
    /** Minutes in which somebody must accept an order, else it is cancelled; 0: never by itself. */
    acceptMinutes: integer('accept_minutes').notNull().default(10),
    /** Takes no orders until then, and why. */
    pausedUntil: timestamp('paused_until', { withTimezone: true }),
    pauseReason: text('pause_reason', { enum: PAUSE_REASONS }),
    /** Grows with each change of what its owner and the operator edit, so that two tabs do not overwrite each other unseen. */
    version: integer('version').notNull().default(1),
    /** When it closed for good: no longer listed, its page answers 410. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    index('shops_type_status_idx').on(table.type, table.status, table.id),
    index('shops_owner_idx').on(table.ownerId),
  ],
);

export const shopTranslations = pgTable(
  'shop_translations',
  {
    id: serial('id').primaryKey(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    address: text('address'),
  },
  (table) => [
    unique('shop_translations_locale_key').on(table.shopId, table.locale),
  ],
);

/** Opening hours in the shop's own time; several rows a day split it, `to` ≤ `from` crosses midnight. */
export const shopWorkingDays = pgTable(
  'shop_working_days',
  {
    id: serial('id').primaryKey(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    day: text('day', { enum: WEEKDAYS }).notNull(),
    opensAt: text('opens_at').notNull(),
    closesAt: text('closes_at').notNull(),
    disabled: boolean('disabled').notNull().default(false),
  },
  (table) => [index('shop_working_days_shop_idx').on(table.shopId)],
);

export const shopClosedDates = pgTable(
  'shop_closed_dates',
  {
    id: serial('id').primaryKey(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
  },
  (table) => [unique('shop_closed_dates_key').on(table.shopId, table.day)],
);

/** Where a shop delivers. */
export const deliveryZones = pgTable('delivery_zones', {
  id: serial('id').primaryKey(),
  shopId: integer('shop_id')
    .notNull()
    .unique()
    .references(() => shops.id, { onDelete: 'cascade' }),
  area: polygon('area').notNull(),
});

export const shopPayments = pgTable(
  'shop_payments',
  {
    id: serial('id').primaryKey(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    paymentId: integer('payment_id').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (table) => [unique('shop_payments_key').on(table.shopId, table.paymentId)],
);

/** Tags of shops (halal, vegan …), the "takes" of the contract. */
export const tags = pgTable('tags', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  img: text('img'),
  translations: jsonb('translations').$type<LabelTranslations>().notNull(),
});

export const shopTags = pgTable(
  'shop_tags',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.tagId] }),
    index('shop_tags_tag_idx').on(table.tagId),
  ],
);

/** Categories: `main` of the home page (cuisines, trades), `menu` of one shop's menu. */
export const categories = pgTable(
  'categories',
  {
    id: serial('id').primaryKey(),
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    slug: text('slug').notNull(),
    kind: text('kind', { enum: ['main', 'shop', 'menu'] }).notNull(),
    shopId: integer('shop_id').references(() => shops.id, {
      onDelete: 'cascade',
    }),
    parentId: integer('parent_id'),
    img: text('img'),
    position: integer('position').notNull().default(0),
    active: boolean('active').notNull().default(true),
  },
  (table) => [
    index('categories_kind_idx').on(table.kind, table.position, table.id),
    index('categories_shop_idx').on(table.shopId, table.position),
    index('categories_parent_idx').on(table.parentId),
  ],
);

export const categoryTranslations = pgTable(
  'category_translations',
  {
    id: serial('id').primaryKey(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    description: text('description'),
  },
  (table) => [
    unique('category_translations_locale_key').on(
      table.categoryId,
      table.locale,
    ),
  ],
);

/** Which main categories a shop belongs to. */
export const shopCategories = pgTable(
  'shop_categories',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.categoryId] }),
    index('shop_categories_category_idx').on(table.categoryId),
  ],
);
