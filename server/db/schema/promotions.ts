import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { type LabelTranslations, shops } from './catalogue';
import { products, stocks } from './products';
import { quantity } from './columns/quantity';

/** Price reductions of a shop on some of its products, while start ≤ now < end. */
export const discounts = pgTable(
  'discounts',
  {
    id: serial('id').primaryKey(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['percent', 'fix'] }).notNull(),
    /** Percent, or minor units of the default currency. */
    value: integer('value').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    active: boolean('active').notNull().default(true),
    translations: jsonb('translations').$type<LabelTranslations>(),
  },
  (table) => [index('discounts_shop_idx').on(table.shopId)],
);

export const productDiscounts = pgTable(
  'product_discounts',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    discountId: integer('discount_id')
      .notNull()
      .references(() => discounts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.discountId] }),
    index('product_discounts_discount_idx').on(table.discountId),
  ],
);

/** "Buy N, get M": every `value` of a stock in a cart bring `bonusQuantity` of another (or the same) for nothing. */
export const bonuses = pgTable(
  'bonuses',
  {
    id: serial('id').primaryKey(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    stockId: integer('stock_id')
      .notNull()
      .references(() => stocks.id, { onDelete: 'cascade' }),
    value: quantity('value').notNull(),
    bonusStockId: integer('bonus_stock_id')
      .notNull()
      .references(() => stocks.id, { onDelete: 'cascade' }),
    bonusQuantity: quantity('bonus_quantity').notNull().default(1),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    active: boolean('active').notNull().default(true),
  },
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
