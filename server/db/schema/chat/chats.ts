import {
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { CHAT_ROLES } from '@/utils/constants/kinds';
import { users } from '../account/users';
import { shops } from '../catalogue';
import { couriers, orders } from '../orders';

/**
 * Rooms of a customer with support, with a shop, or with the courier of an order of their own (spec.md §3 Chat): one per
 * person and other side, about the newest order between them.
 */
export const chats = pgTable(
  'chats',
  {
    id: serial('id').primaryKey(),
    /** What the room is called outside, in Firestore too. */
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    /** Null: the account was deleted. */
    userId: integer('user_id').references(() => users.id, {
      onDelete: 'set null',
    }),
    role: text('role', { enum: CHAT_ROLES }).notNull(),
    /** `admin`, or the id of the shop or the courier. */
    roleId: text('role_id').notNull(),
    shopId: integer('shop_id').references(() => shops.id, {
      onDelete: 'set null',
    }),
    courierId: integer('courier_id').references(() => couriers.id, {
      onDelete: 'set null',
    }),
    orderId: integer('order_id').references(() => orders.id, {
      onDelete: 'set null',
    }),
    /** When the program that answered gave the room to people; null: not. */
    handedOverAt: timestamp('handed_over_at', { withTimezone: true }),
    /** The customer put it away; a new message brings it back. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    /** Up to which message (messages.id) each side has got and read. */
    customerReadId: integer('customer_read_id').notNull().default(0),
    otherDeliveredId: integer('other_delivered_id').notNull().default(0),
    otherReadId: integer('other_read_id').notNull().default(0),
    lastMessageId: integer('last_message_id').notNull().default(0),
    lastMessageAt: timestamp('last_message_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    unique('chats_user_role_key').on(table.userId, table.role, table.roleId),
    index('chats_last_idx').on(table.lastMessageAt, table.id),
    index('chats_order_idx').on(table.orderId),
    index('chats_shop_idx').on(table.shopId),
    index('chats_courier_idx').on(table.courierId),
  ],
);

/** What was said in a room (spec.md §3 Message). Ids of one room grow in the order of commits. */
export const messages = pgTable(
  'messages',
  {
    id: serial('id').primaryKey(),
    chatId: integer('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    /** Given by who wrote it, so that a retry makes no second one. */
    clientId: text('client_id').notNull(),
    /** 1: the customer, 0: the other side (api-contract.md §3). */
    sender: integer('sender').notNull(),
    /** Who speaks for the other side; null: nobody by name. */
    author: text('author'),
    content: text('content').notNull().default(''),
    /** A private upload (uploads.path), and its size in pixels. */
    img: text('img'),
    imgWidth: integer('img_width'),
    imgHeight: integer('img_height'),
    /** Shown as a card; always one of the customer's own. */
    orderId: integer('order_id').references(() => orders.id, {
      onDelete: 'set null',
    }),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    unique('messages_chat_client_key').on(table.chatId, table.clientId),
    index('messages_chat_idx').on(table.chatId, table.id),
    index('messages_order_idx').on(table.orderId),
  ],
);
