import { sql } from 'drizzle-orm';
import { SYMBOL_POSITIONS } from '@/utils/constants/kinds';
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** Public and private key/value settings of the operator (spec.md §3 Settings). Values are strings. */
export const settings = pgTable('settings', {
  id: serial('id').primaryKey(),
  key: text('key').notNull().unique(),
  value: text('value').notNull(),
  isPublic: boolean('is_public').notNull().default(true),
});

/** Currencies with their rate: units of this currency for one unit of the default one. */
export const currencies = pgTable('currencies', {
  id: serial('id').primaryKey(),
  title: text('title').notNull().unique(),
  symbol: text('symbol').notNull(),
  rate: numeric('rate', { precision: 18, scale: 8, mode: 'number' }).notNull(),
  isDefault: boolean('is_default').notNull().default(false),
  position: text('position', { enum: SYMBOL_POSITIONS })
    .notNull()
    .default('before'),
  active: boolean('active').notNull().default(true),
});

/** The operator's overrides of single texts in locales/. */
export const translationOverrides = pgTable(
  'translation_overrides',
  {
    locale: text('locale').notNull(),
    namespace: text('namespace').notNull().default('translation'),
    key: text('key').notNull(),
    value: text('value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.namespace, table.key] }),
  ],
);

/** Payment methods; what a tag means is the business of its method in server/domain/payment. */
export const payments = pgTable('payments', {
  id: serial('id').primaryKey(),
  tag: text('tag').notNull().unique(),
  /** The method's own name, for clients that have no words for its tag. */
  title: text('title'),
  active: boolean('active').notNull().default(true),
  position: integer('position').notNull().default(0),
});

/** Counters of the rate limits: one row per subject and window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text('bucket').notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.windowStart] }),
    index('rate_limits_window_idx').on(table.windowStart),
  ],
);

/** Messages that leave after commit, each through its channel. `code` is kept apart so that no log shows it. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: serial('id').primaryKey(),
    channel: text('channel', {
      enum: ['email', 'sms', 'push', 'event', 'chat', 'webhook'],
    }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    code: text('code'),
    /** Of a mail that nobody asked for: the address that ends mails of its kind, with the reader's key. */
    unsubscribeUrl: text('unsubscribe_url'),
    status: text('status', { enum: ['pending', 'sent', 'failed'] })
      .notNull()
      .default('pending'),
    /** Somebody waits for it now, as a kitchen for its order: it goes before all others of its channel. */
    urgent: boolean('urgent').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    /** The kind of the last failure (an error's code, never the message's text). */
    lastError: text('last_error'),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
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
  {
    id: serial('id').primaryKey(),
    /** Who follows it: `user:<id>`, or `member:<id>` of a part of a cart. */
    topic: text('topic').notNull(),
    type: text('type', {
      enum: ['order', 'cart', 'message', 'notification', 'session', 'shop'],
    }).notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    index('user_events_topic_idx').on(table.topic, table.id),
    index('user_events_created_idx').on(table.createdAt),
  ],
);
