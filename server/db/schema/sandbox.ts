import { index, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id, minor, moment, oneOf } from './columns/columns';

/**
 * What the sandbox provider keeps, as an outside provider would: nothing of ours refers to it, and it refers to nothing of ours.
 * One page for one charge; opened twice under one key, it is one page.
 */
export const sandboxSessions = pgTable('sandbox_sessions', (t) => ({
  id: t.uuid('id').primaryKey().defaultRandom(),
  attempt: t.text('attempt').notNull().unique(),
  title: t.text('title').notNull(),
  amountMinor: minor('amount_minor').notNull(),
  /** ISO 4217. */
  currency: t.text('currency').notNull(),
  returnUrl: t.text('return_url').notNull(),
  cancelUrl: t.text('cancel_url').notNull(),
  status: oneOf('status', ['open', 'challenge', 'processing', 'paid', 'closed'])
    .notNull()
    .default('open'),
  /** Of the last try. */
  declined: oneOf('declined', [
    'card_declined',
    'expired_card',
    'challenge_failed',
  ]),
  source: t.text('source'),
  /** What `processing` becomes, and when. */
  outcome: oneOf('outcome', ['paid', 'closed']),
  decidesAt: moment('decides_at'),
  expiresAt: moment('expires_at').notNull(),
  createdAt: createdAt(),
}));

/** Money the sandbox gave back, once per key. */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  (t) => ({
    key: t.text('key').primaryKey(),
    sessionId: t
      .uuid('session_id')
      .notNull()
      .references(() => sandboxSessions.id, { onDelete: 'cascade' }),
    amountMinor: minor('amount_minor').notNull(),
    status: oneOf('status', ['done', 'refused']).notNull(),
    createdAt: createdAt(),
  }),
  (table) => [index('sandbox_refunds_session_idx').on(table.sessionId)],
);

/** Webhooks still to be delivered; a delivered one is removed. */
export const sandboxWebhooks = pgTable(
  'sandbox_webhooks',
  (t) => ({
    id: id(),
    eventId: t.text('event_id').notNull(),
    body: t.text('body').notNull(),
    attempts: t.integer('attempts').notNull().default(0),
    dueAt: moment('due_at').notNull(),
  }),
  (table) => [index('sandbox_webhooks_due_idx').on(table.dueAt)],
);
