import {
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { shops } from './catalogue';
import { users } from './users';

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
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    index('reviews_shop_idx').on(table.shopId, table.createdAt, table.id),
    index('reviews_rating_idx').on(table.shopId, table.rating),
  ],
);
