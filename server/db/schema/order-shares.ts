import { index, pgTable, unique } from 'drizzle-orm/pg-core';
import { SPLIT_MODES } from '@/utils/constants/kinds';
import { orders } from './orders';
import { id, minor, oneOf, partOf } from './columns/columns';

/** What each member of an ordered group pays; minor units of the order's currency, adding up to its total. */
export const orderShares = pgTable(
  'order_shares',
  (t) => ({
    id: id(),
    orderId: partOf('order_id', () => orders.id),
    /** The member's user_carts.uuid: whoever holds it reads the receipt. */
    memberUuid: t.uuid('member_uuid').notNull(),
    name: t.text('name').notNull(),
    owner: t.boolean('owner').notNull(),
    split: oneOf('split', SPLIT_MODES).notNull(),
    itemsMinor: minor('items_minor').notNull(),
    feesMinor: minor('fees_minor').notNull(),
    taxMinor: minor('tax_minor').notNull(),
    discountMinor: minor('discount_minor').notNull(),
    tipMinor: minor('tip_minor').notNull(),
    totalMinor: minor('total_minor').notNull(),
  }),
  (table) => [
    unique('order_shares_key').on(table.orderId, table.memberUuid),
    index('order_shares_member_idx').on(table.memberUuid),
  ],
);
