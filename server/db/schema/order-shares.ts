import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  serial,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { SPLIT_MODES } from '@/utils/constants/kinds';
import { orders } from './orders';

/** What each member of an ordered group pays; minor units of the order's currency, adding up to its total. */
export const orderShares = pgTable(
  'order_shares',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The member's user_carts.uuid: whoever holds it reads the receipt. */
    memberUuid: uuid('member_uuid').notNull(),
    name: text('name').notNull(),
    owner: boolean('owner').notNull(),
    split: text('split', { enum: SPLIT_MODES }).notNull(),
    itemsMinor: bigint('items_minor', { mode: 'number' }).notNull(),
    feesMinor: bigint('fees_minor', { mode: 'number' }).notNull(),
    taxMinor: bigint('tax_minor', { mode: 'number' }).notNull(),
    discountMinor: bigint('discount_minor', { mode: 'number' }).notNull(),
    tipMinor: bigint('tip_minor', { mode: 'number' }).notNull(),
    totalMinor: bigint('total_minor', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique('order_shares_key').on(table.orderId, table.memberUuid),
    index('order_shares_member_idx').on(table.memberUuid),
  ],
);
