import { sql } from 'drizzle-orm';
import {
  REFUND_DESTINATIONS,
  REFUND_REASONS,
  REFUND_STATUSES,
} from '@/utils/constants/after-sale';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { orderDetails, orders } from './orders';
import { quantity } from './columns/quantity';
import { users } from './account/users';

/** What a customer asks back of a delivered order; amounts are minor units of the order's currency. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', { enum: REFUND_STATUSES })
      .notNull()
      .default('pending'),
    reason: text('reason', {
      enum: REFUND_REASONS,
    }).notNull(),
    cause: text('cause'),
    /** Where the customer wants it: back where it came from, or into the wallet. */
    destination: text('destination', { enum: REFUND_DESTINATIONS })
      .notNull()
      .default('source'),
    images: jsonb('images').$type<readonly string[]>().notNull().default([]),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** The language it was asked in, in which it is answered by mail. */
    lang: text('lang').notNull().default('en'),
    /** The operator's words. */
    answer: text('answer'),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
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
    id: serial('id').primaryKey(),
    refundId: integer('refund_id')
      .notNull()
      .references(() => orderRefunds.id, { onDelete: 'cascade' }),
    orderDetailId: integer('order_detail_id')
      .notNull()
      .references(() => orderDetails.id, { onDelete: 'cascade' }),
    quantity: quantity('quantity').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique('order_refund_items_key').on(table.refundId, table.orderDetailId),
  ],
);
