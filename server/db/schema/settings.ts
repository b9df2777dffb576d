import { sql } from 'drizzle-orm';
import { SYMBOL_POSITIONS } from '@/utils/constants/kinds';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, oneOf } from './columns/columns';

/** Public and private key/value settings of the operator (spec.md §3 Settings). Values are strings. */
export const settings = pgTable('settings', (t) => ({
  id: id(),
  key: t.text('key').notNull().unique(),
  value: t.text('value').notNull(),
  isPublic: t.boolean('is_public').notNull().default(true),
}));

/** Currencies with their rate: units of this currency for one unit of the default one. */
export const currencies = pgTable('currencies', (t) => ({
  id: id(),
  title: t.text('title').notNull().unique(),
  symbol: t.text('symbol').notNull(),
  rate: t
    .numeric('rate', { precision: 18, scale: 8, mode: 'number' })
    .notNull(),
  isDefault: t.boolean('is_default').notNull().default(false),
  position: oneOf('position', SYMBOL_POSITIONS).notNull().default('before'),
  active: t.boolean('active').notNull().default(true),
}));

/** The operator's overrides of single texts in locales/. */
export const translationOverrides = pgTable(
  'translation_overrides',
  (t) => ({
    locale: t.text('locale').notNull(),
    namespace: t.text('namespace').notNull().default('translation'),
    key: t.text('key').notNull(),
    value: t.text('value').notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.locale, table.namespace, table.key] }),
  ],
);

/** Payment methods; what a tag means is the business of its method in server/domain/payment. */
export const payments = pgTable('payments', (t) => ({
  id: id(),
  tag: t.text('tag').notNull().unique(),
  /** The method's own name, for clients that have no words for its tag. */
  title: t.text('title'),
  active: t.boolean('active').notNull().default(true),
  position: t.integer('position').notNull().default(0),
}));

/** Counters of the rate limits: one row per subject and window. */
export const rateLimits = pgTable(
  'rate_limits',
  (t) => ({
    bucket: t.text('bucket').notNull(),
    windowStart: moment('window_start').notNull(),
    count: t.integer('count').notNull().default(0),
  }),
  (table) => [
    primaryKey({ columns: [table.bucket, table.windowStart] }),
    index('rate_limits_window_idx').on(table.windowStart),
  ],
);

/** Messages that leave after commit, each through its channel. `code` is kept apart so that no log shows it. */
export const outboxMessages = pgTable(
  'outbox_messages',
  (t) => ({
    id: id(),
    channel: oneOf('channel', [
      'email',
      'sms',
      'push',
      'event',
      'chat',
      'webhook',
    ]).notNull(),
    recipient: t.text('recipient').notNull(),
    subject: t.text('subject').notNull(),
    body: t.text('body').notNull(),
    code: t.text('code'),
    /** Of a mail that nobody asked for: the address that ends mails of its kind, with the reader's key. */
    unsubscribeUrl: t.text('unsubscribe_url'),
    status: oneOf('status', ['pending', 'sent', 'failed'])
      .notNull()
      .default('pending'),
    /** Somebody waits for it now, as a kitchen for its order: it goes before all others of its channel. */
    urgent: t.boolean('urgent').notNull().default(false),
    attempts: t.integer('attempts').notNull().default(0),
    /** The kind of the last failure (an error's code, never the message's text). */
    lastError: t.text('last_error'),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  }),
  (table) => [
    index('outbox_due_idx').on(table.status, table.nextAttemptAt),
    index('outbox_urgent_idx')
      .on(table.channel, table.nextAttemptAt)
      .where(sql`${table.urgent} and ${table.status} = 'pending'`),
    index('outbox_recipient_idx').on(table.recipient, table.id),
  ],
);

/** Live events by topic; ids of one topic grow in the order of commits (see event-repository). */
export const userEvents = pgTable(
  'user_events',
  (t) => ({
    id: id(),
    /** Who follows it: `user:<id>`, or `member:<id>` of a part of a cart. */
    topic: t.text('topic').notNull(),
    type: oneOf('type', [
      'order',
      'cart',
      'message',
      'notification',
      'session',
      'shop',
    ]).notNull(),
    payload: t.jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  }),
  (table) => [
    index('user_events_topic_idx').on(table.topic, table.id),
    index('user_events_created_idx').on(table.createdAt),
  ],
);
