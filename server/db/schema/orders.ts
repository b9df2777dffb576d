import { sql } from 'drizzle-orm';
import { DELIVERY_TYPES } from '@/utils/constants/kinds';
import { ORDER_STATUSES } from '@/utils/constants/order-status';
import { index, pgTable, unique } from 'drizzle-orm/pg-core';
import { CANCELLERS, REFUSED_REASONS } from '@/utils/constants/kitchen';
import { carts } from './carts';
import { shops, type LabelTranslations } from './catalogue';
import type {
  OrderAddress,
  OrderBranch,
  OrderLineSnapshot,
  OrderRecipient,
} from './columns/order-parts';
import { currencies } from './settings';
import { users } from './account/users';
import {
  createdAt,
  id,
  minor,
  moment,
  needs,
  oneOf,
  outlives,
  partOf,
  publicId,
  quantity,
  updatedAt,
} from './columns/columns';

export const couriers = pgTable('couriers', (t) => ({
  id: id(),
  firstname: t.text('firstname').notNull(),
  lastname: t.text('lastname').notNull(),
  phone: t.text('phone').notNull(),
  img: t.text('img'),
  rating: t.doublePrecision('rating'),
  /** How many ratings `rating` is the mean of. */
  ratingsCount: t.integer('ratings_count').notNull().default(0),
  vehicle: t.jsonb('vehicle').$type<LabelTranslations>(),
}));

/** Amounts are minor units of the order's currency (deliverySavedMinor null: not kept); one cart makes at most one order. */
export const orders = pgTable(
  'orders',
  (t) => ({
    id: t
      .integer('id')
      .primaryKey()
      .generatedByDefaultAsIdentity({ startWith: 20001 }),
    uuid: publicId(),
    userId: needs('user_id', () => users.id),
    shopId: needs('shop_id', () => shops.id),
    cartId: outlives('cart_id', () => carts.id).unique(),
    currencyId: needs('currency_id', () => currencies.id),
    rate: t
      .numeric('rate', { precision: 18, scale: 8, mode: 'number' })
      .notNull(),
    status: oneOf('status', ORDER_STATUSES).notNull().default('new'),
    version: t.integer('version').notNull().default(1),
    deliveryType: oneOf('delivery_type', DELIVERY_TYPES).notNull(),
    deliveryDate: t.date('delivery_date'),
    deliveryTime: t.text('delivery_time'),
    /** True when the customer chose a slot, false for as soon as possible. */
    scheduled: t.boolean('scheduled').notNull().default(false),
    etaFrom: moment('eta_from'),
    etaTo: moment('eta_to'),
    address: t.jsonb('address').$type<OrderAddress>(),
    latitude: t.doublePrecision('latitude'),
    longitude: t.doublePrecision('longitude'),
    distanceKm: t.doublePrecision('distance_km'),
    note: t.text('note'),
    phone: t.text('phone'),
    username: t.text('username'),
    /** Who receives it, when it is not who ordered. */
    recipient: t.jsonb('recipient').$type<OrderRecipient>(),
    /** Of a pickup elsewhere than at the shop itself. */
    branch: t.jsonb('branch').$type<OrderBranch>(),
    /** The language it was placed in: mails about it are written in it. */
    lang: t.text('lang').notNull().default('en'),
    priceMinor: minor('price_minor').notNull(),
    discountMinor: minor('discount_minor').notNull().default(0),
    containedTaxMinor: minor('contained_tax_minor').notNull().default(0),
    shopTaxMinor: minor('shop_tax_minor').notNull().default(0),
    serviceFeeMinor: minor('service_fee_minor').notNull().default(0),
    deliveryFeeMinor: minor('delivery_fee_minor').notNull().default(0),
    deliverySavedMinor: minor('delivery_saved_minor'),
    smallOrderFeeMinor: minor('small_order_fee_minor').notNull().default(0),
    couponMinor: minor('coupon_minor').notNull().default(0),
    tipsMinor: minor('tips_minor').notNull().default(0),
    totalMinor: minor('total_minor').notNull(),
    couponName: t.text('coupon_name'),
    /** To be paid before the shop sees it, and not paid yet; cancelled at `payUntil`. */
    awaitingPayment: t.boolean('awaiting_payment').notNull().default(false),
    payUntil: moment('pay_until'),
    courierId: t.integer('courier_id').references(() => couriers.id),
    /** The courier's way along the streets, [latitude, longitude] points, and when it began. */
    courierRoute: t
      .jsonb('courier_route')
      .$type<(readonly [number, number])[]>(),
    courierStartedAt: moment('courier_started_at'),
    courierArrivesAt: moment('courier_arrives_at'),
    /** When the simulator takes the next step; null when nothing is due. */
    nextStepAt: moment('next_step_at'),
    /** Since when its shop may see it: placed, or paid; null: not yet, or from before shops were told. */
    heardFrom: moment('heard_from'),
    /** What the kitchen calls it: counted from 1 for each day of the shop. */
    numberOfDay: t.integer('number_of_day'),
    acceptedAt: moment('accepted_at'),
    /** When the kitchen says that it will be ready. */
    readyBy: moment('ready_by'),
    readyAt: moment('ready_at'),
    refusedReason: oneOf('refused_reason', REFUSED_REASONS),
    refusedNote: t.text('refused_note'),
    /** Whose hand cancelled it; null: it is not cancelled, or was before this was kept. */
    cancelledBy: oneOf('cancelled_by', CANCELLERS),
    /** From when its shop is expected to answer: heard, and open; of a chosen time half an hour before it has to begin. */
    answerFrom: moment('answer_from'),
    /** How often its shop was reminded, and when it is next; null: no more. */
    tellRound: t.integer('tell_round').notNull().default(0),
    tellAt: moment('tell_at'),
    /** When it is cancelled unless somebody accepted it; null: never by itself. */
    answerUntil: moment('answer_until'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  }),
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
    id: id(),
    orderId: partOf('order_id', () => orders.id),
    status: oneOf('status', ORDER_STATUSES).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('order_status_history_key').on(table.orderId, table.status),
    index('order_status_history_order_idx').on(table.orderId, table.id),
  ],
);

/** Order lines; an add-on has its parent. Totals are of the whole line, in the order's currency. */
export const orderDetails = pgTable(
  'order_details',
  (t) => ({
    id: id(),
    orderId: partOf('order_id', () => orders.id),
    stockId: t.integer('stock_id').notNull(),
    parentId: t.integer('parent_id'),
    quantity: quantity('quantity').notNull(),
    bonus: t.boolean('bonus').notNull().default(false),
    originPriceMinor: minor('origin_price_minor').notNull(),
    discountMinor: minor('discount_minor').notNull().default(0),
    containedTaxMinor: minor('contained_tax_minor').notNull().default(0),
    /** The rate of the tax that its price contains; null: not known. */
    taxPercent: t.integer('tax_percent'),
    totalPriceMinor: minor('total_price_minor').notNull(),
    note: t.text('note'),
    memberName: t.text('member_name'),
    /** Of a group order: whose line it was (order_shares). */
    memberUuid: t.uuid('member_uuid'),
    snapshot: t.jsonb('snapshot').$type<OrderLineSnapshot>().notNull(),
    /** When the kitchen said that it has no more of it, until when the customer may answer, and when it was left out. */
    soldOutAt: moment('sold_out_at'),
    answerUntil: moment('answer_until'),
    leftOutAt: moment('left_out_at'),
  }),
  (table) => [
    index('order_details_order_idx').on(table.orderId),
    index('order_details_stock_idx').on(table.stockId),
    index('order_details_answer_idx')
      .on(table.answerUntil)
      .where(sql`${table.answerUntil} is not null`),
  ],
);
