import { index, pgTable, unique } from 'drizzle-orm/pg-core';
import { shops } from './catalogue';
import { orders } from './orders';
import { users } from './account/users';
import {
  createdAt,
  id,
  maybePartOf,
  minor,
  moment,
  oneOf,
  partOf,
} from './columns/columns';

/** Promo codes, of one shop or (without) of the house. `name` is what is typed, kept in upper case. */
export const coupons = pgTable(
  'coupons',
  (t) => ({
    id: id(),
    name: t.text('name').notNull().unique(),
    shopId: maybePartOf('shop_id', () => shops.id),
    type: oneOf('type', ['fix', 'percent']).notNull(),
    for: oneOf('for', ['total_price', 'delivery_fee']).notNull(),
    /** Minor units of the default currency, or hundredths of a percent. */
    value: minor('value').notNull(),
    /** Goods of at least so much, minor units of the default currency. */
    minGoodsMinor: minor('min_goods_minor').notNull().default(0),
    /** A percentage takes off no more than this; null: no limit. */
    maxOffMinor: minor('max_off_minor'),
    /** How many orders it is good for; null: any number. */
    usesMax: t.integer('uses_max'),
    uses: t.integer('uses').notNull().default(0),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    active: t.boolean('active').notNull().default(true),
    createdAt: createdAt(),
  }),
  (table) => [index('coupons_shop_idx').on(table.shopId)],
);

/** Who has used a coupon for what: once per person; gone again when the order is cancelled. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    id: id(),
    couponId: partOf('coupon_id', () => coupons.id),
    userId: partOf('user_id', () => users.id),
    orderId: partOf('order_id', () => orders.id).unique(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('coupon_uses_person_key').on(table.couponId, table.userId),
    index('coupon_uses_user_idx').on(table.userId),
  ],
);
