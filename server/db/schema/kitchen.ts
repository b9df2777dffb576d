import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core';
import { applications } from './account/applications';
import { shops } from './catalogue';
import { orders } from './orders';
import { outboxMessages } from './settings';
import {
  createdAt,
  id,
  maybePartOf,
  moment,
  oneOf,
  outlives,
  partOf,
} from './columns/columns';

/** The last number that a shop gave to an order of a day of its own calendar, until a week after it. */
export const shopDayNumbers = pgTable(
  'shop_day_numbers',
  (t) => ({
    shopId: partOf('shop_id', () => shops.id),
    day: t.date('day').notNull(),
    last: t.integer('last').notNull(),
  }),
  (table) => [primaryKey({ columns: [table.shopId, table.day] })],
);

/** How a shop hears of its orders; `target` is an e-mail, a phone (E.164), an https address, or a board's device. */
export const shopWays = pgTable(
  'shop_ways',
  (t) => ({
    id: id(),
    shopId: partOf('shop_id', () => shops.id),
    kind: oneOf('kind', ['email', 'sms', 'webhook', 'push']).notNull(),
    target: t.text('target').notNull(),
    /** What a webhook's calls are signed with. */
    secret: t.text('secret'),
    /** The language of its messages. */
    lang: t.text('lang').notNull().default('en'),
    /** When its ring was answered; null: nobody knows whether it is heard. */
    provedAt: moment('proved_at'),
    rungAt: moment('rung_at'),
    createdAt: createdAt(),
  }),
  (table) => [
    unique('shop_ways_key').on(table.shopId, table.kind, table.target),
  ],
);

/** Links that are rights: one purpose, and one order or shop. Only the SHA-256 of a token is kept. */
export const kitchenLinks = pgTable(
  'kitchen_links',
  (t) => ({
    id: id(),
    /** `owner`: the board of the account that owns the shop; no token opens it. */
    kind: oneOf('kind', ['ticket', 'board', 'owner', 'ring']).notNull(),
    tokenHash: t.text('token_hash').notNull().unique(),
    shopId: partOf('shop_id', () => shops.id),
    orderId: maybePartOf('order_id', () => orders.id),
    /** The way that a ring proves. */
    wayId: maybePartOf('way_id', () => shopWays.id),
    /** Of a board that shows the orders of one branch. */
    branchId: t.integer('branch_id'),
    pinHash: t.text('pin_hash'),
    pinTries: t.integer('pin_tries').notNull().default(0),
    endsAt: moment('ends_at'),
    revokedAt: moment('revoked_at'),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  }),
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
  (t) => ({
    id: id(),
    /** Null: the operator was told. */
    shopId: maybePartOf('shop_id', () => shops.id),
    orderId: maybePartOf('order_id', () => orders.id),
    applicationId: maybePartOf('application_id', () => applications.id),
    wayId: outlives('way_id', () => shopWays.id),
    kind: oneOf('kind', ['email', 'sms', 'webhook', 'push']).notNull(),
    target: t.text('target').notNull(),
    event: t.text('event').notNull(),
    /** Which time of the same event: 0 the first, then the reminders. */
    round: t.integer('round').notNull().default(0),
    outboxId: outlives('outbox_id', () => outboxMessages.id),
    createdAt: createdAt(),
  }),
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
