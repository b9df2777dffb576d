import { sql } from 'drizzle-orm';
import { REFUND_STATES, TRANSACTION_STATUSES } from '@/utils/constants/kinds';
import { index, pgTable, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders } from './orders';
import { currencies, payments } from './settings';
import { users } from './account/users';
import {
  createdAt,
  id,
  maybePartOf,
  minor,
  moment,
  needs,
  oneOf,
  partOf,
  publicId,
} from './columns/columns';

/**
 * Payment attempts: of an order, or (without one) of a wallet's top-up. Amounts are minor units of the currency. At most one attempt
 * by one method is open or paid at a time; what a provider knows it by is `uuid`, what it calls it is `providerRef`.
 */
export const transactions = pgTable(
  'transactions',
  (t) => ({
    id: id(),
    uuid: publicId(),
    orderId: maybePartOf('order_id', () => orders.id),
    /** Whose top-up it is; an order knows its own. */
    userId: t.integer('user_id').references(() => users.id),
    currencyId: t.integer('currency_id').references(() => currencies.id),
    /** Of a top-up: units of its currency for one of the default currency when it was asked for. */
    rate: t.numeric('rate', { precision: 18, scale: 8, mode: 'number' }),
    /** The customer's, for the provider's page and what is written about it later. */
    lang: t.text('lang'),
    paymentId: needs('payment_id', () => payments.id),
    priceMinor: minor('price_minor').notNull(),
    /** Given back of it, or promised to be. */
    refundedMinor: minor('refunded_minor').notNull().default(0),
    status: oneOf('status', TRANSACTION_STATUSES).notNull().default('progress'),
    provider: oneOf('provider', ['stripe', 'sandbox']),
    providerRef: t.text('provider_ref'),
    payUrl: t.text('pay_url'),
    /** What the provider was told beside the price, so that a repeat under the same key is equal. */
    chargeTitle: t.text('charge_title'),
    chargeEmail: t.text('charge_email'),
    /** The site's address that its page leads back to. */
    chargeSite: t.text('charge_site'),
    /** Such as "Visa •••• 4242". */
    source: t.text('source'),
    /** The provider took another amount or currency than was asked for: it went back, and the operator sees it. */
    problem: oneOf('problem', ['amount']),
    expiresAt: moment('expires_at'),
    /** When the sweeper asks the provider again; null: nothing is open. */
    lookAt: moment('look_at'),
    performTime: moment('perform_time'),
    createdAt: createdAt(),
  }),
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
  (t) => ({
    id: id(),
    uuid: publicId(),
    transactionId: partOf('transaction_id', () => transactions.id),
    amountMinor: minor('amount_minor').notNull(),
    /** ISO 4217; null: the attempt's. */
    currency: t.text('currency'),
    status: oneOf('status', REFUND_STATES).notNull().default('pending'),
    /** How it was given back by hand, in the operator's words; null: not by hand. */
    settledReference: t.text('settled_reference'),
    settledAt: moment('settled_at'),
    attempts: t.integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    createdAt: createdAt(),
  }),
  (table) => [
    index('gateway_refunds_due_idx').on(table.status, table.nextAttemptAt),
    index('gateway_refunds_transaction_idx').on(table.transactionId),
  ],
);

/** Webhooks that took effect; each does once. */
export const gatewayEvents = pgTable(
  'gateway_events',
  (t) => ({
    provider: oneOf('provider', ['stripe', 'sandbox']).notNull(),
    eventId: t.text('event_id').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  }),
  (table) => [
    unique('gateway_events_key').on(table.provider, table.eventId),
    index('gateway_events_received_idx').on(table.receivedAt),
  ],
);
