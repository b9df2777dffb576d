import {
  type AnyPgColumn,
  customType,
  index,
  pgTable,
  primaryKey,
  unique,
} from 'drizzle-orm/pg-core';
import { WEEKDAYS } from '@/utils/constants/calendar';
import {
  PAUSE_REASONS,
  SHOP_STATUSES,
  SHOP_TYPES,
} from '@/utils/constants/kinds';
import { users } from './account/users';
import {
  createdAt,
  id,
  maybePartOf,
  moment,
  oneOf,
  partOf,
  publicId,
} from './columns/columns';

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
  (t) => ({
    id: id(),
    uuid: publicId(),
    slug: t.text('slug').notNull().unique(),
    type: oneOf('type', SHOP_TYPES).notNull(),
    status: oneOf('status', SHOP_STATUSES).notNull().default('approved'),
    open: t.boolean('open').notNull().default(true),
    verify: t.boolean('verify').notNull().default(false),
    /** Who applied to sell here; null: the operator's own. */
    ownerId: t.integer('owner_id').references((): AnyPgColumn => users.id, {
      onDelete: 'set null',
    }),
    phone: t.text('phone'),
    logoImg: t.text('logo_img'),
    backgroundImg: t.text('background_img'),
    cardImg: t.text('card_img'),
    /** Delivery: start price, price a kilometre, smallest order; null small-order fee means the minimum refuses. */
    deliveryStartMinor: t.integer('delivery_start_minor').notNull().default(0),
    deliveryPerKmMinor: t.integer('delivery_per_km_minor').notNull().default(0),
    minAmountMinor: t.integer('min_amount_minor').notNull().default(0),
    smallOrderFeeMinor: t.integer('small_order_fee_minor'),
    freeDeliveryFromMinor: t.integer('free_delivery_from_minor'),
    taxPercent: t.doublePrecision('tax_percent').notNull().default(0),
    serviceFeePercent: t
      .doublePrecision('service_fee_percent')
      .notNull()
      .default(0),
    deliveryMinutesFrom: t
      .integer('delivery_minutes_from')
      .notNull()
      .default(20),
    deliveryMinutesTo: t.integer('delivery_minutes_to').notNull().default(30),
    latitude: t.doublePrecision('latitude').notNull(),
    longitude: t.doublePrecision('longitude').notNull(),
    timezone: t.text('timezone').notNull().default('UTC'),
    ratingAvg: t.doublePrecision('rating_avg'),
    reviewsCount: t.integer('reviews_count').notNull().default(0),
    ordersCount: t.integer('orders_count').notNull().default(0),
    /** Minutes in which somebody must accept an order, else it is cancelled; 0: never by itself. */
    acceptMinutes: t.integer('accept_minutes').notNull().default(10),
    /** Takes no orders until then, and why. */
    pausedUntil: moment('paused_until'),
    pauseReason: oneOf('pause_reason', PAUSE_REASONS),
    /** Grows with each change of what its owner and the operator edit, so that two tabs do not overwrite each other unseen. */
    version: t.integer('version').notNull().default(1),
    /** When it closed for good: no longer listed, its page answers 410. */
    closedAt: moment('closed_at'),
    createdAt: createdAt(),
  }),
  (table) => [
    index('shops_type_status_idx').on(table.type, table.status, table.id),
    index('shops_owner_idx').on(table.ownerId),
  ],
);

export const shopTranslations = pgTable(
  'shop_translations',
  (t) => ({
    id: id(),
    shopId: partOf('shop_id', () => shops.id),
    locale: t.text('locale').notNull(),
    title: t.text('title').notNull(),
    description: t.text('description'),
    address: t.text('address'),
  }),
  (table) => [
    unique('shop_translations_locale_key').on(table.shopId, table.locale),
  ],
);

/** Opening hours in the shop's own time; several rows a day split it, `to` ≤ `from` crosses midnight. */
export const shopWorkingDays = pgTable(
  'shop_working_days',
  (t) => ({
    id: id(),
    shopId: partOf('shop_id', () => shops.id),
    day: oneOf('day', WEEKDAYS).notNull(),
    opensAt: t.text('opens_at').notNull(),
    closesAt: t.text('closes_at').notNull(),
    disabled: t.boolean('disabled').notNull().default(false),
  }),
  (table) => [index('shop_working_days_shop_idx').on(table.shopId)],
);

export const shopClosedDates = pgTable(
  'shop_closed_dates',
  (t) => ({
    id: id(),
    shopId: partOf('shop_id', () => shops.id),
    day: t.date('day').notNull(),
  }),
  (table) => [unique('shop_closed_dates_key').on(table.shopId, table.day)],
);

/** Where a shop delivers. */
export const deliveryZones = pgTable('delivery_zones', {
  id: id(),
  shopId: partOf('shop_id', () => shops.id).unique(),
  area: polygon('area').notNull(),
});

export const shopPayments = pgTable(
  'shop_payments',
  (t) => ({
    id: id(),
    shopId: partOf('shop_id', () => shops.id),
    paymentId: t.integer('payment_id').notNull(),
    active: t.boolean('active').notNull().default(true),
  }),
  (table) => [unique('shop_payments_key').on(table.shopId, table.paymentId)],
);

/** Tags of shops (halal, vegan …), the "takes" of the contract. */
export const tags = pgTable('tags', (t) => ({
  id: id(),
  slug: t.text('slug').notNull().unique(),
  img: t.text('img'),
  translations: t.jsonb('translations').$type<LabelTranslations>().notNull(),
}));

export const shopTags = pgTable(
  'shop_tags',
  {
    shopId: partOf('shop_id', () => shops.id),
    tagId: partOf('tag_id', () => tags.id),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.tagId] }),
    index('shop_tags_tag_idx').on(table.tagId),
  ],
);

/** Categories: `main` of the home page (cuisines, trades), `menu` of one shop's menu. */
export const categories = pgTable(
  'categories',
  (t) => ({
    id: id(),
    uuid: publicId(),
    slug: t.text('slug').notNull(),
    kind: oneOf('kind', ['main', 'shop', 'menu']).notNull(),
    shopId: maybePartOf('shop_id', () => shops.id),
    parentId: t.integer('parent_id'),
    img: t.text('img'),
    position: t.integer('position').notNull().default(0),
    active: t.boolean('active').notNull().default(true),
  }),
  (table) => [
    index('categories_kind_idx').on(table.kind, table.position, table.id),
    index('categories_shop_idx').on(table.shopId, table.position),
    index('categories_parent_idx').on(table.parentId),
  ],
);

export const categoryTranslations = pgTable(
  'category_translations',
  (t) => ({
    id: id(),
    categoryId: partOf('category_id', () => categories.id),
    locale: t.text('locale').notNull(),
    title: t.text('title').notNull(),
    description: t.text('description'),
  }),
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
    shopId: partOf('shop_id', () => shops.id),
    categoryId: partOf('category_id', () => categories.id),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.categoryId] }),
    index('shop_categories_category_idx').on(table.categoryId),
  ],
);
