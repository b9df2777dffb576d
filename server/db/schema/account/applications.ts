import { sql } from 'drizzle-orm';
import { APPLICATION_STATUSES } from '@/utils/application/application';
import {
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { APPLICATION_KINDS } from '@/utils/application/kinds';
import { shops } from '../catalogue';
import { users } from './users';

/**
 * Applications to sell (each makes a shop when it is approved) and to drive: a person has one to drive and one open one to
 * sell, a draft until it is sent. `data` holds what the form of its kind asks for (server/contracts/application).
 */
export const applications = pgTable(
  'applications',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: APPLICATION_KINDS }).notNull(),
    status: text('status', { enum: APPLICATION_STATUSES })
      .notNull()
      .default('draft'),
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Grows with each change, so that two tabs do not overwrite each other unseen. */
    version: integer('version').notNull().default(1),
    /** Why it was rejected, as the operator wrote it. */
    answer: text('answer'),
    /** The shop that an approved application of a seller made. */
    shopId: integer('shop_id').references(() => shops.id, {
      onDelete: 'set null',
    }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    uniqueIndex('applications_open_key')
      .on(table.userId, table.kind)
      .where(sql`${table.kind} = 'driver' or ${table.status} <> 'approved'`),
    index('applications_user_idx').on(table.userId, table.kind, table.id),
    index('applications_kind_idx').on(table.kind, table.status, table.id),
    index('applications_shop_idx').on(table.shopId),
  ],
);
