import { sql } from 'drizzle-orm';
import { APPLICATION_STATUSES } from '@/utils/application/application';
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { APPLICATION_KINDS } from '@/utils/application/kinds';
import { shops } from '../catalogue';
import { users } from './users';
import {
  createdAt,
  id,
  moment,
  oneOf,
  outlives,
  partOf,
  updatedAt,
} from '../columns/columns';

/**
 * Applications to sell (each makes a shop when it is approved) and to drive: a person has one to drive and one open one to
 * sell, a draft until it is sent. `data` holds what the form of its kind asks for (server/contracts/application).
 */
export const applications = pgTable(
  'applications',
  (t) => ({
    id: id(),
    userId: partOf('user_id', () => users.id),
    kind: oneOf('kind', APPLICATION_KINDS).notNull(),
    status: oneOf('status', APPLICATION_STATUSES).notNull().default('draft'),
    data: t.jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Grows with each change, so that two tabs do not overwrite each other unseen. */
    version: t.integer('version').notNull().default(1),
    /** Why it was rejected, as the operator wrote it. */
    answer: t.text('answer'),
    /** The shop that an approved application of a seller made. */
    shopId: outlives('shop_id', () => shops.id),
    sentAt: moment('sent_at'),
    answeredAt: moment('answered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  }),
  (table) => [
    uniqueIndex('applications_open_key')
      .on(table.userId, table.kind)
      .where(sql`${table.kind} = 'driver' or ${table.status} <> 'approved'`),
    index('applications_user_idx').on(table.userId, table.kind, table.id),
    index('applications_kind_idx').on(table.kind, table.status, table.id),
    index('applications_shop_idx').on(table.shopId),
  ],
);
