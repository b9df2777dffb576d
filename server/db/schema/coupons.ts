import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { shops } from './catalogue';
import { orders } from './orders';
import { users } from './account/users';

/** Promo codes, of one shop or (without) of the house. `name` is what is typed, kept in upper case. */
export const coupons = pgTable(
  'coupons',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull().unique(),
    shopId: integer('shop_id').references(() => shops.id, {
      onDelete: 'cascade',
    }),
    type: text('type', { enum: ['fix', 'percent'] }).notNull(),
    for: text('for', { enum: ['total_price', 'delivery_fee'] }).notNull(),
    /** Minor units of the default currency, or hundredths of a percent. */
    value: bigint('value', { mode: 'number' }).notNull(),
    /** Goods of at least so much, minor units of the default currency. */
    minGoodsMinor: bigint('min_goods_minor', { mode: 'number' })
      .notNull()
      .default(0),
    /** A percentage takes off no more than this; null: no limit. */
    maxOffMinor: bigint('max_off_minor', { mode: 'number' }),
    /** How many orders it is good for; null: any number. */
    usesMax: integer('uses_max'),
    uses: integer('uses').notNull().default(0),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    active: boolean('active').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [index('coupons_shop_idx').on(table.shopId)],
);

/** Who has used a coupon for what: once per person; gone again when the order is cancelled. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    id: serial('id').primaryKey(),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orderId: integer('order_id')
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    unique('coupon_uses_person_key').on(table.couponId, table.userId),
    index('coupon_uses_user_idx').on(table.userId),
  ],
);
