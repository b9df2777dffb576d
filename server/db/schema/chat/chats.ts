import { index, pgTable, unique } from 'drizzle-orm/pg-core';
import { CHAT_ROLES } from '@/utils/constants/kinds';
import { users } from '../account/users';
import { shops } from '../catalogue';
import { couriers, orders } from '../orders';
import {
  createdAt,
  id,
  moment,
  oneOf,
  outlives,
  partOf,
  publicId,
} from '../columns/columns';

/**
 * Rooms of a customer with support, with a shop, or with the courier of an order of their own (spec.md §3 Chat): one per
 * person and other side, about the newest order between them.
 */
export const chats = pgTable(
  'chats',
  (t) => ({
    id: id(),
    /** What the room is called outside, in Firestore too. */
    uuid: publicId(),
    /** Null: the account was deleted. */
    userId: outlives('user_id', () => users.id),
    role: oneOf('role', CHAT_ROLES).notNull(),
    /** `admin`, or the id of the shop or the courier. */
    roleId: t.text('role_id').notNull(),
    shopId: outlives('shop_id', () => shops.id),
    courierId: outlives('courier_id', () => couriers.id),
    orderId: outlives('order_id', () => orders.id),
    /** When the program that answered gave the room to people; null: not. */
    handedOverAt: moment('handed_over_at'),
    /** The customer put it away; a new message brings it back. */
    hiddenAt: moment('hidden_at'),
    /** Up to which message (messages.id) each side has got and read. */
    customerReadId: t.integer('customer_read_id').notNull().default(0),
    otherDeliveredId: t.integer('other_delivered_id').notNull().default(0),
    otherReadId: t.integer('other_read_id').notNull().default(0),
    lastMessageId: t.integer('last_message_id').notNull().default(0),
    lastMessageAt: moment('last_message_at'),
    createdAt: createdAt(),
  }),
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
  (t) => ({
    id: id(),
    chatId: partOf('chat_id', () => chats.id),
    /** Given by who wrote it, so that a retry makes no second one. */
    clientId: t.text('client_id').notNull(),
    /** 1: the customer, 0: the other side (api-contract.md §3). */
    sender: t.integer('sender').notNull(),
    /** Who speaks for the other side; null: nobody by name. */
    author: t.text('author'),
    content: t.text('content').notNull().default(''),
    /** A private upload (uploads.path), and its size in pixels. */
    img: t.text('img'),
    imgWidth: t.integer('img_width'),
    imgHeight: t.integer('img_height'),
    /** Shown as a card; always one of the customer's own. */
    orderId: outlives('order_id', () => orders.id),
    createdAt: createdAt(),
  }),
  (table) => [
    unique('messages_chat_client_key').on(table.chatId, table.clientId),
    index('messages_chat_idx').on(table.chatId, table.id),
    index('messages_order_idx').on(table.orderId),
  ],
);
