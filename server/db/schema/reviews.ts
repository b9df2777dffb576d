import {
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { shops } from './catalogue';
import { couriers, orders } from './orders';
import { products } from './products';
import { users } from './account/users';

/** Reviews of shops; a review of an order carries its id and is unique for it. */
export const reviews = pgTable(
  'reviews',
  {
    id: serial('id').primaryKey(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, {
      onDelete: 'set null',
    }),
    orderId: integer('order_id').unique(),
    authorName: text('author_name').notNull(),
    rating: integer('rating').notNull(),
    comment: text('comment'),
    images: jsonb('images').$type<readonly string[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    index('reviews_shop_idx').on(table.shopId, table.createdAt, table.id),
    index('reviews_rating_idx').on(table.shopId, table.rating),
  ],
);

/** What a customer thinks of an order's courier; one per order. */
export const courierReviews = pgTable(
  'courier_reviews',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    courierId: integer('courier_id')
      .notNull()
      .references(() => couriers.id, { onDelete: 'cascade' }),
    rating: integer('rating').notNull(),
    comment: text('comment'),
    images: jsonb('images').$type<readonly string[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [index('courier_reviews_courier_idx').on(table.courierId)],
);

/** Thumbs up (5) or down (1) for a dish of an order. */
export const productReviews = pgTable(
  'product_reviews',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    rating: integer('rating').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    unique('product_reviews_key').on(table.orderId, table.productId),
    index('product_reviews_product_idx').on(table.productId),
  ],
);
