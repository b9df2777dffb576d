import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { kitchenLinks } from '../kitchen';
import { accessTokens, users } from './users';

/** Devices that are told of news while no page is open: one row per browser and person or board; it ends with them. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: serial('id').primaryKey(),
    /** Null: it belongs to the link of a board. */
    userId: integer('user_id').references(() => users.id, {
      onDelete: 'cascade',
    }),
    linkId: integer('link_id').references(() => kitchenLinks.id, {
      onDelete: 'cascade',
    }),
    /** The session that allowed it; signing out there ends it. */
    sessionId: integer('session_id').references(() => accessTokens.id, {
      onDelete: 'cascade',
    }),
    kind: text('kind', { enum: ['web', 'fcm'] }).notNull(),
    /** The push service's address of the browser, or the token of FCM. */
    endpoint: text('endpoint').notNull(),
    /** The browser's keys (RFC 8291), base64url; null with FCM. */
    p256dh: text('p256dh'),
    auth: text('auth'),
    /** The language of its sentences. */
    locale: text('locale').notNull().default('en'),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    // a browser has one address for all: of one person at most, and of any number of boards
    uniqueIndex('push_subscriptions_person_key')
      .on(table.endpoint)
      .where(sql`${table.userId} is not null`),
    unique('push_subscriptions_board_key').on(table.linkId, table.endpoint),
    index('push_subscriptions_user_idx').on(table.userId),
    index('push_subscriptions_session_idx').on(table.sessionId),
    check(
      'push_subscriptions_one_owner',
      sql`(${table.userId} is null) <> (${table.linkId} is null)`,
    ),
  ],
);
