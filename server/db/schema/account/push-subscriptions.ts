import { sql } from 'drizzle-orm';
import {
  check,
  index,
  pgTable,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { kitchenLinks } from '../kitchen';
import { accessTokens, users } from './users';
import { createdAt, id, maybePartOf, moment, oneOf } from '../columns/columns';

/** Devices that are told of news while no page is open: one row per browser and person or board; it ends with them. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  (t) => ({
    id: id(),
    /** Null: it belongs to the link of a board. */
    userId: maybePartOf('user_id', () => users.id),
    linkId: maybePartOf('link_id', () => kitchenLinks.id),
    /** The session that allowed it; signing out there ends it. */
    sessionId: maybePartOf('session_id', () => accessTokens.id),
    kind: oneOf('kind', ['web', 'fcm']).notNull(),
    /** The push service's address of the browser, or the token of FCM. */
    endpoint: t.text('endpoint').notNull(),
    /** The browser's keys (RFC 8291), base64url; null with FCM. */
    p256dh: t.text('p256dh'),
    auth: t.text('auth'),
    /** The language of its sentences. */
    locale: t.text('locale').notNull().default('en'),
    createdAt: createdAt(),
    usedAt: moment('used_at'),
  }),
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
