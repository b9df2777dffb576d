import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { kitchenLinks } from '../kitchen';
import { accessTokens, users } from './users';

/** Devices that are told of news while no page is open: one row per browser or phone app; it ends with its session. */
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
    endpoint: text('endpoint').notNull().unique(),
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
    index('push_subscriptions_user_idx').on(table.userId),
    index('push_subscriptions_session_idx').on(table.sessionId),
    index('push_subscriptions_link_idx').on(table.linkId),
    check(
      'push_subscriptions_one_owner',
      sql`(${table.userId} is null) <> (${table.linkId} is null)`,
    ),
  ],
);
