import { sql } from 'drizzle-orm';
import { DELIVERY_TYPES } from '@/utils/constants/kinds';
import { ORDER_STATUSES } from '@/utils/constants/order-status';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { CANCELLERS, REFUSED_REASONS } from '@/utils/constants/kitchen';
import { carts } from './carts';
import { shops, type LabelTranslations } from './catalogue';
import type {
  OrderAddress,
  OrderBranch,
  OrderLineSnapshot,
  OrderRecipient,
} from './columns/order-parts';
import { quantity } from './columns/quantity';
import { currencies } from './settings';
import { users } from './account/users';

export const couriers = pgTable('couriers', {
  id: serial('id').primaryKey(),
  firstname: text('firstname').notNull(),
  lastname: text('lastname').notNull(),
  phone: text('phone').notNull(),
  img: text('img'),
  rating: doublePrecision('rating'),
  /** How many ratings `rating` is the mean of. */
  ratingsCount: integer('ratings_count').notNull().default(0),
  vehicle: jsonb('vehicle').$type<LabelTranslations>(),
});

/** Amounts are minor units of the order's currency (deliverySavedMinor null: not kept); one cart makes at most one order. */
export const orders = pgTable(
  'orders',
  {
    id: integer('id')
      .primaryKey()
      .generatedByDefaultAsIdentity({ startWith: 20001 }),
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    cartId: integer('cart_id')
      .unique()
      .references(() => carts.id, { onDelete: 'set null' }),
    currencyId: integer('currency_id')
      .notNull()
      .references(() => currencies.id),
    rate: numeric('rate', {
      precision: 18,
      scale: 8,
      mode: 'number',
    }).notNull(),
    status: text('status', {
      enum: ORDER_STATUSES,
    })
      .notNull()
      .default('new'),
    version: integer('version').notNull().default(1),
    deliveryType: text('delivery_type', {
      enum: DELIVERY_TYPES,
    }).notNull(),
    deliveryDate: date('delivery_date'),
    deliveryTime: text('delivery_time'),
    /** True when the customer chose a slot, false for as soon as possible. */
    scheduled: boolean('scheduled').notNull().default(false),
    etaFrom: timestamp('eta_from', { withTimezone: true }),
    etaTo: timestamp('eta_to', { withTimezone: true }),
    address: jsonb('address').$type<OrderAddress>(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    distanceKm: doublePrecision('distance_km'),
    note: text('note'),
    phone: text('phone'),
    username: text('username'),
    /** Who receives it, when it is not who ordered. */
    recipient: jsonb('recipient').$type<OrderRecipient>(),
    /** Of a pickup elsewhere than at the shop itself. */
    branch: jsonb('branch').$type<OrderBranch>(),
    /** The language it was placed in: mails about it are written in it. */
    lang: text('lang').notNull().default('en'),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    discountMinor: bigint('discount_minor', { mode: 'number' })
      .notNull()
      .default(0),
    containedTaxMinor: bigint('contained_tax_minor', { mode: 'number' })
      .notNull()
      .default(0),
    shopTaxMinor: bigint('shop_tax_minor', { mode: 'number' })
      .notNull()
      .default(0),
    serviceFeeMinor: bigint('service_fee_minor', { mode: 'number' })
      .notNull()
      .default(0),
    deliveryFeeMinor: bigint('delivery_fee_minor', { mode: 'number' })
      .notNull()
      .default(0),
    deliverySavedMinor: bigint('delivery_saved_minor', { mode: 'number' }),
    smallOrderFeeMinor: bigint('small_order_fee_minor', { mode: 'number' })
      .notNull()
      .default(0),
    couponMinor: bigint('coupon_minor', { mode: 'number' })
      .notNull()
      .default(0),
    tipsMinor: bigint('tips_minor', { mode: 'number' }).notNull().default(0),
    totalMinor: bigint('total_minor', { mode: 'number' }).notNull(),
    couponName: text('coupon_name'),
    /** To be paid before the shop sees it, and not paid yet; cancelled at `payUntil`. */
    awaitingPayment: boolean('awaiting_payment').notNull().default(false),
    payUntil: timestamp('pay_until', { withTimezone: true }),
    courierId: integer('courier_id').references(() => couriers.id),
    /** The courier's way along the streets, [latitude, longitude] points, and when it began. */
    courierRoute: jsonb('courier_route').$type<(readonly [number, number])[]>(),
    courierStartedAt: timestamp('courier_started_at', { withTimezone: true }),
    courierArrivesAt: timestamp('courier_arrives_at', { withTimezone: true }),
    /** When the simulator takes the next step; null when nothing is due. */
    nextStepAt: timestamp('next_step_at', { withTimezone: true }),
    /** Since when its shop may see it: placed, or paid; null: not yet, or from before shops were told. */
    heardFrom: timestamp('heard_from', { withTimezone: true }),
    /** What the kitchen calls it: counted from 1 for each day of the shop. */
    numberOfDay: integer('number_of_day'),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    /** When the kitchen says that it will be ready. */
    readyBy: timestamp('ready_by', { withTimezone: true }),
    readyAt: timestamp('ready_at', { withTimezone: true }),
    refusedReason: text('refused_reason', {
      enum: REFUSED_REASONS,
    }),
    refusedNote: text('refused_note'),
    /** Whose hand cancelled it; null: it is not cancelled, or was before this was kept. */
    cancelledBy: text('cancelled_by', { enum: CANCELLERS }),
    /** From when its shop is expected to answer: heard, and open; of a chosen time half an hour before it has to begin. */
    answerFrom: timestamp('answer_from', { withTimezone: true }),
    /** How often its shop was reminded, and when it is next; null: no more. */
    tellRound: integer('tell_round').notNull().default(0),
    tellAt: timestamp('tell_at', { withTimezone: true }),
    /** When it is cancelled unless somebody accepted it; null: never by itself. */
    answerUntil: timestamp('answer_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    index('orders_user_idx').on(table.userId, table.id),
    index('orders_status_idx').on(table.status, table.id),
    index('orders_next_step_idx').on(table.nextStepAt),
    index('orders_shop_idx').on(table.shopId, table.id),
    index('orders_pay_until_idx')
      .on(table.payUntil)
      .where(sql`${table.awaitingPayment}`),
    index('orders_kitchen_idx')
      .on(table.shopId, table.id)
      .where(sql`${table.status} not in ('delivered', 'cancelled')`),
    index('orders_tell_idx')
      .on(table.tellAt)
      .where(sql`${table.tellAt} is not null`),
    index('orders_answer_idx')
      .on(table.answerUntil)
      .where(sql`${table.answerUntil} is not null`),
  ],
);

export const orderStatusHistory = pgTable(
  'order_status_history',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text('status', {
      enum: ORDER_STATUSES,
    }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('order_status_history_key').on(table.orderId, table.status),
    index('order_status_history_order_idx').on(table.orderId, table.id),
  ],
);

/** Order lines; an add-on has its parent. Totals are of the whole line, in the order's currency. */
export const orderDetails = pgTable(
  'order_details',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    stockId: integer('stock_id').notNull(),
    parentId: integer('parent_id'),
    quantity: quantity('quantity').notNull(),
    bonus: boolean('bonus').notNull().default(false),
    originPriceMinor: bigint('origin_price_minor', {
      mode: 'number',
    }).notNull(),
    discountMinor: bigint('discount_minor', { mode: 'number' })
      .notNull()
      .default(0),
    containedTaxMinor: bigint('contained_tax_minor', { mode: 'number' })
      .notNull()
      .default(0),
    /** The rate of the tax that its price contains; null: not known. */
    taxPercent: integer('tax_percent'),
    totalPriceMinor: bigint('total_price_minor', { mode: 'number' }).notNull(),
    note: text('note'),
    memberName: text('member_name'),
    /** Of a group order: whose line it was (order_shares). */
    memberUuid: uuid('member_uuid'),
    snapshot: jsonb('snapshot').$type<OrderLineSnapshot>().notNull(),
    /** When the kitchen said that it has no more of it, until when the customer may answer, and when it was left out. */
    soldOutAt: timestamp('sold_out_at', { withTimezone: true }),
    answerUntil: timestamp('answer_until', { withTimezone: true }),
    leftOutAt: timestamp('left_out_at', { withTimezone: true }),
  },
  (table) => [
    index('order_details_order_idx').on(table.orderId),
    index('order_details_stock_idx').on(table.stockId),
    index('order_details_answer_idx')
      .on(table.answerUntil)
      .where(sql`${table.answerUntil} is not null`),
  ],
);
