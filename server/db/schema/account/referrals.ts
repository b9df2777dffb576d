import { index, pgTable } from 'drizzle-orm/pg-core';
import { orders } from '../orders';
import { users } from './users';
import { createdAt, id, moment, oneOf, partOf } from '../columns/columns';

/** Who came by whose code, once per person; credited to both with the first delivered order, or refused for good. */
export const referrals = pgTable(
  'referrals',
  (t) => ({
    id: id(),
    referrerId: partOf('referrer_id', () => users.id),
    referredId: partOf('referred_id', () => users.id).unique(),
    createdAt: createdAt(),
    creditedAt: moment('credited_at'),
    /** The delivered order that earned it. */
    orderId: t.integer('order_id').references(() => orders.id),
    /** Why the inviter earns nothing by it; `limit` alone leaves the new person's share. */
    refusal: oneOf('refusal', ['same_person', 'ended', 'limit']),
  }),
  (table) => [index('referrals_referrer_idx').on(table.referrerId, table.id)],
);
