import { randomInt } from 'node:crypto';
import { DELIVERY_TYPES, SPLIT_MODES } from '@/utils/constants/kinds';
import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { shops } from './catalogue';
import { stocks } from './products';
import { currencies } from './settings';
import { users } from './account/users';
import {
  createdAt,
  id,
  maybePartOf,
  minor,
  moment,
  oneOf,
  outlives,
  partOf,
  publicId,
  quantity,
  updatedAt,
} from './columns/columns';

/** One above the largest id. */
const IDS_END = 2_147_483_647;

/**
 * A cart of one shop. An owner has at most one active cart, a guest's cart has no owner; `version` grows with every
 * change. Ids are random: older clients join a group by its id.
 */
export const carts = pgTable(
  'carts',
  (t) => ({
    id: t
      .integer('id')
      .primaryKey()
      .$defaultFn(() => randomInt(1, IDS_END)),
    ownerId: maybePartOf('owner_id', () => users.id),
    shopId: partOf('shop_id', () => shops.id),
    status: oneOf('status', ['active', 'ordered', 'abandoned'])
      .notNull()
      .default('active'),
    group: t.boolean('is_group').notNull().default(false),
    version: t.integer('version').notNull().default(1),
    /** For the kitchen, of the whole cart. */
    note: t.text('note'),
    /** What the share link is made of; null while nobody can join by it. */
    shareCode: t.text('share_code').unique(),
    /** Whether older clients may join by id and shop: until the owner renews or withdraws the link. */
    joinById: t.boolean('join_by_id').notNull().default(true),
    /** What one person may spend, in minor units of `spendingCurrencyId`. */
    spendingLimitMinor: minor('spending_limit_minor'),
    spendingCurrencyId: t
      .integer('spending_currency_id')
      .references(() => currencies.id, { onDelete: 'set null' }),
    /** When nobody can change lines or join any more. */
    closesAt: moment('closes_at'),
    /** When everybody was told that it closed. */
    closedAt: moment('closed_at'),
    split: oneOf('split', SPLIT_MODES).notNull().default('value'),
    /** How a group's order is had, by its owner's choice; null: never chosen. */
    mode: oneOf('mode', DELIVERY_TYPES),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  }),
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
  (t) => ({
    id: id(),
    cartId: partOf('cart_id', () => carts.id),
    userId: outlives('user_id', () => users.id),
    uuid: publicId(),
    name: t.text('name').notNull().default(''),
    /** True while still choosing. */
    status: t.boolean('status').notNull().default(true),
    /** How somebody ceased to be a member; the row stays, so that they can be told. */
    ended: oneOf('ended', ['kicked', 'left', 'closed']),
  }),
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
  (t) => ({
    id: id(),
    userCartId: partOf('user_cart_id', () => userCarts.id),
    stockId: partOf('stock_id', () => stocks.id),
    parentId: t.integer('parent_id'),
    quantity: quantity('quantity').notNull(),
    note: t.text('note'),
  }),
  (table) => [
    index('cart_details_user_cart_idx').on(table.userCartId),
    index('cart_details_parent_idx').on(table.parentId),
    index('cart_details_stock_idx').on(table.stockId),
  ],
);

/** A priced promise: what the customer saw, until `expiresAt`. */
export const quotes = pgTable(
  'quotes',
  (t) => ({
    id: t.uuid('id').primaryKey().defaultRandom(),
    cartId: partOf('cart_id', () => carts.id),
    userId: t.integer('user_id').notNull(),
    cartVersion: t.integer('cart_version').notNull(),
    currencyId: t.integer('currency_id').notNull(),
    input: t.jsonb('input').$type<Record<string, unknown>>().notNull(),
    result: t.jsonb('result').$type<Record<string, unknown>>().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  }),
  (table) => [
    index('quotes_cart_idx').on(table.cartId),
    index('quotes_expiry_idx').on(table.expiresAt),
  ],
);
