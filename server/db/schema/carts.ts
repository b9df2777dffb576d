import { randomInt } from 'node:crypto';
import { DELIVERY_TYPES, SPLIT_MODES } from '@/utils/constants/kinds';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { shops } from './catalogue';
import { stocks } from './products';
import { quantity } from './columns/quantity';
import { currencies } from './settings';
import { users } from './account/users';

/** One above the largest id. */
const IDS_END = 2_147_483_647;

/**
 * A cart of one shop. An owner has at most one active cart, a guest's cart has no owner; `version` grows with every
 * change. Ids are random: older clients join a group by its id.
 */
export const carts = pgTable(
  'carts',
  {
    id: integer('id')
      .primaryKey()
      .$defaultFn(() => randomInt(1, IDS_END)),
    ownerId: integer('owner_id').references(() => users.id, {
      onDelete: 'cascade',
    }),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['active', 'ordered', 'abandoned'] })
      .notNull()
      .default('active'),
    group: boolean('is_group').notNull().default(false),
    version: integer('version').notNull().default(1),
    /** For the kitchen, of the whole cart. */
    note: text('note'),
    /** What the share link is made of; null while nobody can join by it. */
    shareCode: text('share_code').unique(),
    /** Whether older clients may join by id and shop: until the owner renews or withdraws the link. */
    joinById: boolean('join_by_id').notNull().default(true),
    /** What one person may spend, in minor units of `spendingCurrencyId`. */
    spendingLimitMinor: bigint('spending_limit_minor', { mode: 'number' }),
    spendingCurrencyId: integer('spending_currency_id').references(
      () => currencies.id,
      { onDelete: 'set null' },
    ),
    /** When nobody can change lines or join any more. */
    closesAt: timestamp('closes_at', { withTimezone: true }),
    /** When everybody was told that it closed. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    split: text('split', { enum: SPLIT_MODES }).notNull().default('value'),
    /** How a group's order is had, by its owner's choice; null: never chosen. */
    mode: text('mode', { enum: DELIVERY_TYPES }),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    uniqueIndex('carts_one_active_per_owner')
      .on(table.ownerId)
      .where(sql`${table.status} = 'active'`),
    index('carts_shop_idx').on(table.shopId),
    index('carts_guest_idx')
      .on(table.updatedAt)
      .where(sql`${table.ownerId} is null`),
    index('carts_closing_idx')
      .on(table.closesAt)
      .where(
        sql`${table.closesAt} is not null and ${table.closedAt} is null and ${table.status} = 'active'`,
      ),
  ],
);

/** One person's part of a cart: the owner's, who comes first, a guest's or a member's of a group. */
export const userCarts = pgTable(
  'user_carts',
  {
    id: serial('id').primaryKey(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, {
      onDelete: 'set null',
    }),
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    name: text('name').notNull().default(''),
    /** True while still choosing. */
    status: boolean('status').notNull().default(true),
    /** How somebody ceased to be a member; the row stays, so that they can be told. */
    ended: text('ended', { enum: ['kicked', 'left', 'closed'] }),
  },
  (table) => [
    index('user_carts_cart_idx').on(table.cartId),
    uniqueIndex('user_carts_one_per_user')
      .on(table.cartId, table.userId)
      .where(sql`${table.ended} is null`),
    index('user_carts_user_idx').on(table.userId),
  ],
);

/** Lines: a stock with a quantity; an add-on is a line with a parent, its quantity is per line. */
export const cartDetails = pgTable(
  'cart_details',
  {
    id: serial('id').primaryKey(),
    userCartId: integer('user_cart_id')
      .notNull()
      .references(() => userCarts.id, { onDelete: 'cascade' }),
    stockId: integer('stock_id')
      .notNull()
      .references(() => stocks.id, { onDelete: 'cascade' }),
    parentId: integer('parent_id'),
    quantity: quantity('quantity').notNull(),
    note: text('note'),
  },
  (table) => [
    index('cart_details_user_cart_idx').on(table.userCartId),
    index('cart_details_parent_idx').on(table.parentId),
    index('cart_details_stock_idx').on(table.stockId),
  ],
);

/** A priced promise: what the customer saw, until `expiresAt`. */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    userId: integer('user_id').notNull(),
    cartVersion: integer('cart_version').notNull(),
    currencyId: integer('currency_id').notNull(),
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    result: jsonb('result').$type<Record<string, unknown>>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    index('quotes_cart_idx').on(table.cartId),
    index('quotes_expiry_idx').on(table.expiresAt),
  ],
);
