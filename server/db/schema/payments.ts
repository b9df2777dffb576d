import { sql } from 'drizzle-orm';
import { REFUND_STATES, TRANSACTION_STATUSES } from '@/utils/constants/kinds';
import {
  bigint,
  index,
  integer,
  numeric,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { orders } from './orders';
import { currencies, payments } from './settings';
import { users } from './account/users';

/**
 * Payment attempts: of an order, or (without one) of a wallet's top-up. Amounts are minor units of the currency. At most one attempt
 * by one method is open or paid at a time; what a provider knows it by is `uuid`, what it calls it is `providerRef`.
 */
export const transactions = pgTable(
  'transactions',
  {
    id: serial('id').primaryKey(),
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    orderId: integer('order_id').references(() => orders.id, {
      onDelete: 'cascade',
    }),
    /** Whose top-up it is; an order knows its own. */
    userId: integer('user_id').references(() => users.id),
    currencyId: integer('currency_id').references(() => currencies.id),
    /** Of a top-up: units of its currency for one of the default currency when it was asked for. */
    rate: numeric('rate', { precision: 18, scale: 8, mode: 'number' }),
    /** The customer's, for the provider's page and what is written about it later. */
    lang: text('lang'),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    /** Given back of it, or promised to be. */
    refundedMinor: bigint('refunded_minor', { mode: 'number' })
      .notNull()
      .default(0),
    status: text('status', {
      enum: TRANSACTION_STATUSES,
    })
      .notNull()
      .default('progress'),
    provider: text('provider', { enum: ['stripe', 'sandbox'] }),
    providerRef: text('provider_ref'),
    payUrl: text('pay_url'),
    /** What the provider was told beside the price, so that a repeat under the same key is equal. */
    chargeTitle: text('charge_title'),
    chargeEmail: text('charge_email'),
    /** The site's address that its page leads back to. */
    chargeSite: text('charge_site'),
    /** Such as "Visa •••• 4242". */
    source: text('source'),
    /** The provider took another amount or currency than was asked for: it went back, and the operator sees it. */
    problem: text('problem', { enum: ['amount'] }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** When the sweeper asks the provider again; null: nothing is open. */
    lookAt: timestamp('look_at', { withTimezone: true }),
    performTime: timestamp('perform_time', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    index('transactions_order_idx').on(table.orderId),
    index('transactions_user_idx').on(table.userId, table.id),
    index('transactions_look_idx')
      .on(table.lookAt)
      .where(sql`${table.lookAt} is not null`),
    uniqueIndex('transactions_open_key')
      .on(table.orderId, table.paymentId)
      .where(sql`${table.status} in ('progress', 'paid')`),
    unique('transactions_provider_key').on(table.provider, table.providerRef),
  ],
);

/** Money on its way back through a provider; sent by the sweeper, once per row (its uuid is the provider's key). */
export const gatewayRefunds = pgTable(
  'gateway_refunds',
  {
    id: serial('id').primaryKey(),
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    transactionId: integer('transaction_id')
      .notNull()
      .references(() => transactions.id, { onDelete: 'cascade' }),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** ISO 4217; null: the attempt's. */
    currency: text('currency'),
    status: text('status', { enum: REFUND_STATES })
      .notNull()
      .default('pending'),
    /** How it was given back by hand, in the operator's words; null: not by hand. */
    settledReference: text('settled_reference'),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    index('gateway_refunds_due_idx').on(table.status, table.nextAttemptAt),
    index('gateway_refunds_transaction_idx').on(table.transactionId),
  ],
);

/** Webhooks that took effect; each does once. */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    provider: text('provider', { enum: ['stripe', 'sandbox'] }).notNull(),
    eventId: text('event_id').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    unique('gateway_events_key').on(table.provider, table.eventId),
    index('gateway_events_received_idx').on(table.receivedAt),
  ],
);
