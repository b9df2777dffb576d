import {
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { orders } from '../orders';
import { users } from './users';

/** Who came by whose code, once per person; credited to both with the first delivered order, or refused for good. */
export const referrals = pgTable(
  'referrals',
  {
    id: serial('id').primaryKey(),
    referrerId: integer('referrer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    referredId: integer('referred_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
    creditedAt: timestamp('credited_at', { withTimezone: true }),
    /** The delivered order that earned it. */
    orderId: integer('order_id').references(() => orders.id),
    /** Why the inviter earns nothing by it; `limit` alone leaves the new person's share. */
    refusal: text('refusal', { enum: ['same_person', 'ended', 'limit'] }),
  },
  (table) => [index('referrals_referrer_idx').on(table.referrerId, table.id)],
);
