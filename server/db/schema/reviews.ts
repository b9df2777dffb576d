import { index, pgTable, unique } from 'drizzle-orm/pg-core';
import { shops } from './catalogue';
import { couriers, orders } from './orders';
import { products } from './products';
import { users } from './account/users';
import { createdAt, id, outlives, partOf } from './columns/columns';

/** Reviews of shops; a review of an order carries its id and is unique for it. */
export const reviews = pgTable(
  'reviews',
  (t) => ({
    id: id(),
    shopId: partOf('shop_id', () => shops.id),
    userId: outlives('user_id', () => users.id),
    orderId: t.integer('order_id').unique(),
    authorName: t.text('author_name').notNull(),
    rating: t.integer('rating').notNull(),
    comment: t.text('comment'),
    images: t.jsonb('images').$type<readonly string[]>().notNull().default([]),
    createdAt: createdAt(),
  }),
  (table) => [
    index('reviews_shop_idx').on(table.shopId, table.createdAt, table.id),
    index('reviews_rating_idx').on(table.shopId, table.rating),
  ],
);

/** What a customer thinks of an order's courier; one per order. */
export const courierReviews = pgTable(
  'courier_reviews',
  (t) => ({
    id: id(),
    orderId: partOf('order_id', () => orders.id).unique(),
    courierId: partOf('courier_id', () => couriers.id),
    rating: t.integer('rating').notNull(),
    comment: t.text('comment'),
    images: t.jsonb('images').$type<readonly string[]>().notNull().default([]),
    createdAt: createdAt(),
  }),
  (table) => [index('courier_reviews_courier_idx').on(table.courierId)],
);

/** Thumbs up (5) or down (1) for a dish of an order. */
export const productReviews = pgTable(
  'product_reviews',
  (t) => ({
    id: id(),
    orderId: partOf('order_id', () => orders.id),
    productId: partOf('product_id', () => products.id),
    rating: t.integer('rating').notNull(),
    createdAt: createdAt(),
  }),
  (table) => [
    unique('product_reviews_key').on(table.orderId, table.productId),
    index('product_reviews_product_idx').on(table.productId),
  ],
);
