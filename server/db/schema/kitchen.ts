import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { applications } from './account/applications';
import { shops } from './catalogue';
import { orders } from './orders';
import { outboxMessages } from './settings';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The last number that a shop gave to an order of a day of its own calendar, until a week after it. */
export const shopDayNumbers = pgTable(
  'shop_day_numbers',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.day] })],
);

/** How a shop hears of its orders; `target` is an e-mail, a phone (E.164), an https address, or a board's device. */
export const shopWays = pgTable(
  'shop_ways',
  {
    id: serial('id').primaryKey(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: ['email', 'sms', 'webhook', 'push'],
    }).notNull(),
    target: text('target').notNull(),
    /** What a webhook's calls are signed with. */
    secret: text('secret'),
    /** The language of its messages. */
    lang: text('lang').notNull().default('en'),
    /** When its ring was answered; null: nobody knows whether it is heard. */
    provedAt: moment('proved_at'),
    rungAt: moment('rung_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('shop_ways_key').on(table.shopId, table.kind, table.target),
  ],
);

/** Links that are rights: one purpose, and one order or shop. Only the SHA-256 of a token is kept. */
export const kitchenLinks = pgTable(
  'kitchen_links',
  {
    id: serial('id').primaryKey(),
    /** `owner`: the board of the account that owns the shop; no token opens it. */
    kind: text('kind', {
      enum: ['ticket', 'board', 'owner', 'ring'],
    }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    orderId: integer('order_id').references(() => orders.id, {
      onDelete: 'cascade',
    }),
    /** The way that a ring proves. */
    wayId: integer('way_id').references(() => shopWays.id, {
      onDelete: 'cascade',
    }),
    /** Of a board that shows the orders of one branch. */
    branchId: integer('branch_id'),
    pinHash: text('pin_hash'),
    pinTries: integer('pin_tries').notNull().default(0),
    endsAt: moment('ends_at'),
    revokedAt: moment('revoked_at'),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('kitchen_links_shop_idx').on(table.shopId, table.kind),
    index('kitchen_links_order_idx').on(table.orderId),
    index('kitchen_links_way_idx').on(table.wayId),
    index('kitchen_links_end_idx')
      .on(table.endsAt)
      .where(sql`${table.endsAt} is not null`),
    check(
      'kitchen_links_purpose',
      sql`(${table.kind} = 'ticket') = (${table.orderId} is not null) and (${table.kind} = 'ring') = (${table.wayId} is not null)`,
    ),
  ],
);

/**
 * What a shop or the operator was told, one row per event, round and way; the outbox knows what became of it. It stays as
 * long as its order.
 */
export const tellings = pgTable(
  'tellings',
  {
    id: serial('id').primaryKey(),
    /** Null: the operator was told. */
    shopId: integer('shop_id').references(() => shops.id, {
      onDelete: 'cascade',
    }),
    orderId: integer('order_id').references(() => orders.id, {
      onDelete: 'cascade',
    }),
    applicationId: integer('application_id').references(() => applications.id, {
      onDelete: 'cascade',
    }),
    wayId: integer('way_id').references(() => shopWays.id, {
      onDelete: 'set null',
    }),
    kind: text('kind', {
      enum: ['email', 'sms', 'webhook', 'push'],
    }).notNull(),
    target: text('target').notNull(),
    event: text('event').notNull(),
    /** Which time of the same event: 0 the first, then the reminders. */
    round: integer('round').notNull().default(0),
    outboxId: integer('outbox_id').references(() => outboxMessages.id, {
      onDelete: 'set null',
    }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('tellings_once')
      .on(
        table.shopId,
        table.orderId,
        table.applicationId,
        table.event,
        table.round,
        table.kind,
        table.target,
      )
      .nullsNotDistinct(),
    index('tellings_order_idx').on(table.orderId),
    index('tellings_application_idx').on(table.applicationId),
    index('tellings_way_idx').on(table.wayId, table.id),
    index('tellings_outbox_idx').on(table.outboxId),
  ],
);
