import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
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
import { categories, shops, type LabelTranslations } from './catalogue';
import { quantity } from './columns/quantity';

/** What lists show: they have indexes of their own. */
const onSale = (table: {
  readonly active: AnyPgColumn;
  readonly addon: AnyPgColumn;
  readonly status: AnyPgColumn;
}) =>
  sql`${table.active} and not ${table.addon} and ${table.status} = 'published'`;

/** Products and, with `addon`, the things that can be added to them. */
export const products = pgTable(
  'products',
  {
    id: serial('id').primaryKey(),
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    slug: text('slug').notNull(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id').references(() => categories.id, {
      onDelete: 'set null',
    }),
    addon: boolean('addon').notNull().default(false),
    img: text('img'),
    gallery: text('gallery').array().notNull().default([]),
    minQty: quantity('min_qty').notNull().default(1),
    maxQty: quantity('max_qty').notNull().default(99),
    interval: quantity('interval').notNull().default(1),
    taxPercent: integer('tax_percent').notNull().default(0),
    active: boolean('active').notNull().default(true),
    status: text('status', { enum: ['published', 'pending', 'unpublished'] })
      .notNull()
      .default('published'),
    vegetarian: boolean('vegetarian').notNull().default(false),
    spicy: boolean('spicy').notNull().default(false),
    allergens: text('allergens').array().notNull().default([]),
    kcal: integer('kcal'),
    proteinGrams: integer('protein_grams'),
    fatGrams: integer('fat_grams'),
    carbGrams: integer('carb_grams'),
    unit: text('unit').notNull().default('portion'),
    position: integer('position').notNull().default(0),
    ordersCount: integer('orders_count').notNull().default(0),
    /** Mean of its product_reviews, to one decimal; null without any. */
    ratingAvg: doublePrecision('rating_avg'),
    reviewsCount: integer('reviews_count').notNull().default(0),
    /** List price of the first stock, kept by triggers on stocks; null without stocks. */
    priceMinor: integer('price_minor'),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    unique('products_shop_slug_key').on(table.shopId, table.slug),
    index('products_shop_idx').on(
      table.shopId,
      table.addon,
      table.active,
      table.position,
    ),
    index('products_category_idx').on(table.categoryId),
    index('products_sold_idx')
      .on(table.ordersCount, table.id)
      .where(onSale(table)),
    index('products_created_idx')
      .on(table.createdAt, table.id)
      .where(onSale(table)),
    index('products_price_idx')
      .on(table.priceMinor, table.id)
      .where(onSale(table)),
    index('products_assortment_idx')
      .on(table.shopId, table.priceMinor, table.id)
      .where(onSale(table)),
    check(
      'products_quantities_positive',
      sql`${table.interval} > 0 and ${table.minQty} >= 0 and ${table.maxQty} >= 0`,
    ),
  ],
);

export const productTranslations = pgTable(
  'product_translations',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    description: text('description'),
  },
  (table) => [
    unique('product_translations_locale_key').on(table.productId, table.locale),
  ],
);

/** What is sold: one per combination of extras. Price in minor units of the default currency, tax contained. */
export const stocks = pgTable(
  'stocks',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text('sku'),
    priceMinor: integer('price_minor').notNull(),
    quantity: quantity('quantity').notNull().default(0),
    position: integer('position').notNull().default(0),
    allergens: text('allergens').array().notNull().default([]),
    /** None until then, whatever `quantity` says: the kitchen has run out for the day. */
    soldOutUntil: timestamp('sold_out_until', { withTimezone: true }),
  },
  (table) => [
    index('stocks_product_idx').on(table.productId, table.position),
    index('stocks_sold_out_idx')
      .on(table.soldOutUntil)
      .where(sql`${table.soldOutUntil} is not null`),
  ],
);

/** Size, colour, portion: a group of values that stocks are made of. */
export const extraGroups = pgTable(
  'extra_groups',
  {
    id: serial('id').primaryKey(),
    shopId: integer('shop_id').references(() => shops.id, {
      onDelete: 'cascade',
    }),
    /** What the operator's files call it; null: after its title. */
    key: text('key'),
    type: text('type', { enum: ['text', 'color', 'image'] }).notNull(),
    translations: jsonb('translations').$type<LabelTranslations>().notNull(),
  },
  (table) => [index('extra_groups_shop_idx').on(table.shopId)],
);

export const extraValues = pgTable(
  'extra_values',
  {
    id: serial('id').primaryKey(),
    groupId: integer('group_id')
      .notNull()
      .references(() => extraGroups.id, { onDelete: 'cascade' }),
    /** As of its group. */
    key: text('key'),
    /** What a machine needs: a CSS colour or an image path; for text the default language's word. */
    value: text('value').notNull(),
    translations: jsonb('translations').$type<LabelTranslations>().notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('extra_values_group_idx').on(table.groupId)],
);

export const stockExtras = pgTable(
  'stock_extras',
  {
    stockId: integer('stock_id')
      .notNull()
      .references(() => stocks.id, { onDelete: 'cascade' }),
    extraValueId: integer('extra_value_id')
      .notNull()
      .references(() => extraValues.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.stockId, table.extraValueId] })],
);

/** Choices of add-ons: the sum of chosen quantities lies in min..max; min > 0 is required. */
export const addonGroups = pgTable(
  'addon_groups',
  {
    id: serial('id').primaryKey(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    /** What the operator's files call it; null: after its title. */
    key: text('key'),
    min: integer('min').notNull().default(0),
    max: integer('max').notNull().default(1),
    translations: jsonb('translations').$type<LabelTranslations>().notNull(),
  },
  (table) => [index('addon_groups_shop_idx').on(table.shopId)],
);

/** Members of a group: each the stock of an add-on product of the same shop. */
export const addonGroupItems = pgTable(
  'addon_group_items',
  {
    id: serial('id').primaryKey(),
    groupId: integer('group_id')
      .notNull()
      .references(() => addonGroups.id, { onDelete: 'cascade' }),
    stockId: integer('stock_id')
      .notNull()
      .references(() => stocks.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    index('addon_group_items_group_idx').on(table.groupId, table.position),
    unique('addon_group_items_key').on(table.groupId, table.stockId),
  ],
);

/** Which groups a product offers, on every one of its stocks. */
export const productAddonGroups = pgTable(
  'product_addon_groups',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    groupId: integer('group_id')
      .notNull()
      .references(() => addonGroups.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.groupId] }),
    index('product_addon_groups_group_idx').on(table.groupId),
  ],
);
