import { sql } from 'drizzle-orm';
import {
  REFUND_DESTINATIONS,
  REFUND_REASONS,
  REFUND_STATUSES,
} from '@/utils/constants/after-sale';
import { index, pgTable, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { orderDetails, orders } from './orders';
import { users } from './account/users';
import {
  createdAt,
  id,
  minor,
  moment,
  oneOf,
  partOf,
  quantity,
} from './columns/columns';

/** What a customer asks back of a delivered order; amounts are minor units of the order's currency. */
export const orderRefunds = pgTable(
  'order_refunds',
  (t) => ({
    id: id(),
    orderId: partOf('order_id', () => orders.id),
    userId: partOf('user_id', () => users.id),
    status: oneOf('status', REFUND_STATUSES).notNull().default('pending'),
    reason: oneOf('reason', REFUND_REASONS).notNull(),
    cause: t.text('cause'),
    /** Where the customer wants it: back where it came from, or into the wallet. */
    destination: oneOf('destination', REFUND_DESTINATIONS)
      .notNull()
      .default('source'),
    images: t.jsonb('images').$type<readonly string[]>().notNull().default([]),
    amountMinor: minor('amount_minor').notNull(),
    /** The language it was asked in, in which it is answered by mail. */
    lang: t.text('lang').notNull().default('en'),
    /** The operator's words. */
    answer: t.text('answer'),
    answeredAt: moment('answered_at'),
    createdAt: createdAt(),
  }),
  (table) => [
    uniqueIndex('order_refunds_open_key')
      .on(table.orderId)
      .where(sql`${table.status} in ('pending', 'approved')`),
    index('order_refunds_order_idx').on(table.orderId),
    index('order_refunds_user_idx').on(table.userId, table.id),
    index('order_refunds_status_idx').on(table.status, table.id),
  ],
);

/** The lines it is about; none: the whole order. */
export const orderRefundItems = pgTable(
  'order_refund_items',
  {
    id: id(),
    refundId: partOf('refund_id', () => orderRefunds.id),
    orderDetailId: partOf('order_detail_id', () => orderDetails.id),
    quantity: quantity('quantity').notNull(),
    amountMinor: minor('amount_minor').notNull(),
  },
  (table) => [
    unique('order_refund_items_key').on(table.refundId, table.orderDetailId),
  ],
);
