import {
  bigint,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * What the sandbox provider keeps, as an outside provider would: nothing of ours refers to it, and it refers to nothing of ours.
 * One page for one charge; opened twice under one key, it is one page.
 */
export const sandboxSessions = pgTable('sandbox_sessions', {
  id: uuid('id').primaryKey().defaultRandom(),
  attempt: text('attempt').notNull().unique(),
  title: text('title').notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  /** ISO 4217. */
  currency: text('currency').notNull(),
  returnUrl: text('return_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  status: text('status', {
    enum: ['open', 'challenge', 'processing', 'paid', 'closed'],
  })
    .notNull()
    .default('open'),
  /** Of the last try. */
  declined: text('declined', {
    enum: ['card_declined', 'expired_card', 'challenge_failed'],
  }),
  source: text('source'),
  /** What `processing` becomes, and when. */
  outcome: text('outcome', { enum: ['paid', 'closed'] }),
  decidesAt: timestamp('decides_at', { withTimezone: true }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true })
    .notNull()
    .defaultNow(),
});

/** Money the sandbox gave back, once per key. */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    key: text('key').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sandboxSessions.id, { onDelete: 'cascade' }),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    status: text('status', { enum: ['done', 'refused'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [index('sandbox_refunds_session_idx').on(table.sessionId)],
);

/** Webhooks still to be delivered; a delivered one is removed. */
export const sandboxWebhooks = pgTable(
  'sandbox_webhooks',
  {
    id: serial('id').primaryKey(),
    eventId: text('event_id').notNull(),
    body: text('body').notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sandbox_webhooks_due_idx').on(table.dueAt)],
);
