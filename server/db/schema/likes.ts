import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { shops } from './catalogue';
import { users } from './account/users';
import { createdAt, partOf } from './columns/columns';

/** The shops a customer likes. */
export const likes = pgTable(
  'likes',
  {
    userId: partOf('user_id', () => users.id),
    shopId: partOf('shop_id', () => shops.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.shopId] }),
    index('likes_shop_idx').on(table.shopId),
  ],
);
