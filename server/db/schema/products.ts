import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  pgTable,
  primaryKey,
  unique,
} from 'drizzle-orm/pg-core';
import { categories, shops, type LabelTranslations } from './catalogue';
import {
  createdAt,
  id,
  maybePartOf,
  moment,
  oneOf,
  outlives,
  partOf,
  publicId,
  quantity,
} from './columns/columns';

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
  (t) => ({
    id: id(),
    uuid: publicId(),
    slug: t.text('slug').notNull(),
    shopId: partOf('shop_id', () => shops.id),
    categoryId: outlives('category_id', () => categories.id),
    addon: t.boolean('addon').notNull().default(false),
    img: t.text('img'),
    gallery: t.text('gallery').array().notNull().default([]),
    minQty: quantity('min_qty').notNull().default(1),
    maxQty: quantity('max_qty').notNull().default(99),
    interval: quantity('interval').notNull().default(1),
    taxPercent: t.integer('tax_percent').notNull().default(0),
    active: t.boolean('active').notNull().default(true),
    status: oneOf('status', ['published', 'pending', 'unpublished'])
      .notNull()
      .default('published'),
    vegetarian: t.boolean('vegetarian').notNull().default(false),
    spicy: t.boolean('spicy').notNull().default(false),
    allergens: t.text('allergens').array().notNull().default([]),
    kcal: t.integer('kcal'),
    proteinGrams: t.integer('protein_grams'),
    fatGrams: t.integer('fat_grams'),
    carbGrams: t.integer('carb_grams'),
    unit: t.text('unit').notNull().default('portion'),
    position: t.integer('position').notNull().default(0),
    ordersCount: t.integer('orders_count').notNull().default(0),
    /** Mean of its product_reviews, to one decimal; null without any. */
    ratingAvg: t.doublePrecision('rating_avg'),
    reviewsCount: t.integer('reviews_count').notNull().default(0),
    /** List price of the first stock, kept by triggers on stocks; null without stocks. */
    priceMinor: t.integer('price_minor'),
    createdAt: createdAt(),
  }),
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
  (t) => ({
    id: id(),
    productId: partOf('product_id', () => products.id),
    locale: t.text('locale').notNull(),
    title: t.text('title').notNull(),
    description: t.text('description'),
  }),
  (table) => [
    unique('product_translations_locale_key').on(table.productId, table.locale),
  ],
);

/** What is sold: one per combination of extras. Price in minor units of the default currency, tax contained. */
export const stocks = pgTable(
  'stocks',
  (t) => ({
    id: id(),
    productId: partOf('product_id', () => products.id),
    sku: t.text('sku'),
    priceMinor: t.integer('price_minor').notNull(),
    quantity: quantity('quantity').notNull().default(0),
    position: t.integer('position').notNull().default(0),
    allergens: t.text('allergens').array().notNull().default([]),
    /** None until then, whatever `quantity` says: the kitchen has run out for the day. */
    soldOutUntil: moment('sold_out_until'),
  }),
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
  (t) => ({
    id: id(),
    shopId: maybePartOf('shop_id', () => shops.id),
    /** What the operator's files call it; null: after its title. */
    key: t.text('key'),
    type: oneOf('type', ['text', 'color', 'image']).notNull(),
    translations: t.jsonb('translations').$type<LabelTranslations>().notNull(),
  }),
  (table) => [index('extra_groups_shop_idx').on(table.shopId)],
);

export const extraValues = pgTable(
  'extra_values',
  (t) => ({
    id: id(),
    groupId: partOf('group_id', () => extraGroups.id),
    /** As of its group. */
    key: t.text('key'),
    /** What a machine needs: a CSS colour or an image path; for text the default language's word. */
    value: t.text('value').notNull(),
    translations: t.jsonb('translations').$type<LabelTranslations>().notNull(),
    position: t.integer('position').notNull().default(0),
  }),
  (table) => [index('extra_values_group_idx').on(table.groupId)],
);

export const stockExtras = pgTable(
  'stock_extras',
  {
    stockId: partOf('stock_id', () => stocks.id),
    extraValueId: partOf('extra_value_id', () => extraValues.id),
  },
  (table) => [primaryKey({ columns: [table.stockId, table.extraValueId] })],
);

/** Choices of add-ons: the sum of chosen quantities lies in min..max; min > 0 is required. */
export const addonGroups = pgTable(
  'addon_groups',
  (t) => ({
    id: id(),
    shopId: partOf('shop_id', () => shops.id),
    /** What the operator's files call it; null: after its title. */
    key: t.text('key'),
    min: t.integer('min').notNull().default(0),
    max: t.integer('max').notNull().default(1),
    translations: t.jsonb('translations').$type<LabelTranslations>().notNull(),
  }),
  (table) => [index('addon_groups_shop_idx').on(table.shopId)],
);

/** Members of a group: each the stock of an add-on product of the same shop. */
export const addonGroupItems = pgTable(
  'addon_group_items',
  (t) => ({
    id: id(),
    groupId: partOf('group_id', () => addonGroups.id),
    stockId: partOf('stock_id', () => stocks.id),
    position: t.integer('position').notNull().default(0),
  }),
  (table) => [
    index('addon_group_items_group_idx').on(table.groupId, table.position),
    unique('addon_group_items_key').on(table.groupId, table.stockId),
  ],
);

/** Which groups a product offers, on every one of its stocks. */
export const productAddonGroups = pgTable(
  'product_addon_groups',
  (t) => ({
    productId: partOf('product_id', () => products.id),
    groupId: partOf('group_id', () => addonGroups.id),
    position: t.integer('position').notNull().default(0),
  }),
  (table) => [
    primaryKey({ columns: [table.productId, table.groupId] }),
    index('product_addon_groups_group_idx').on(table.groupId),
  ],
);
