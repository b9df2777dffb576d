import { sql } from 'drizzle-orm';
import {
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
import { quantity } from './quantity';
import { users } from './users';

/** A cart of one shop. An owner has at most one active cart; `version` grows with every change. */
export const carts = pgTable(
  'carts',
  {
    id: serial('id').primaryKey(),
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
  ],
);

/** One person's part of a cart; the owner's own has `userId`. */
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
  },
  (table) => [index('user_carts_cart_idx').on(table.cartId)],
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
