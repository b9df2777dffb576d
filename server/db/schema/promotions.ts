import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { type LabelTranslations, shops } from './catalogue';
import { products, stocks } from './products';
import { id, moment, oneOf, partOf, quantity } from './columns/columns';

/** Price reductions of a shop on some of its products, while start ≤ now < end. */
export const discounts = pgTable(
  'discounts',
  (t) => ({
    id: id(),
    shopId: partOf('shop_id', () => shops.id),
    type: oneOf('type', ['percent', 'fix']).notNull(),
    /** Percent, or minor units of the default currency. */
    value: t.integer('value').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    active: t.boolean('active').notNull().default(true),
    translations: t.jsonb('translations').$type<LabelTranslations>(),
  }),
  (table) => [index('discounts_shop_idx').on(table.shopId)],
);

export const productDiscounts = pgTable(
  'product_discounts',
  {
    productId: partOf('product_id', () => products.id),
    discountId: partOf('discount_id', () => discounts.id),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.discountId] }),
    index('product_discounts_discount_idx').on(table.discountId),
  ],
);

/** "Buy N, get M": every `value` of a stock in a cart bring `bonusQuantity` of another (or the same) for nothing. */
export const bonuses = pgTable(
  'bonuses',
  (t) => ({
    id: id(),
    shopId: partOf('shop_id', () => shops.id),
    stockId: partOf('stock_id', () => stocks.id),
    value: quantity('value').notNull(),
    bonusStockId: partOf('bonus_stock_id', () => stocks.id),
    bonusQuantity: quantity('bonus_quantity').notNull().default(1),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    active: t.boolean('active').notNull().default(true),
  }),
  (table) => [
    index('bonuses_shop_idx').on(table.shopId),
    index('bonuses_stock_idx').on(table.stockId),
    index('bonuses_bonus_stock_idx').on(table.bonusStockId),
    check(
      'bonuses_positive',
      sql`${table.value} > 0 and ${table.bonusQuantity} > 0`,
    ),
  ],
);
