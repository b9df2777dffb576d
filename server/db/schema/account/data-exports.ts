import {
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { EXPORT_STATUSES } from '@/utils/constants/kinds';
import { users } from './users';

/** A person's own data as one JSON file, made beside the requests and gone after a day. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', { enum: EXPORT_STATUSES })
      .notNull()
      .default('pending'),
    /** SHA-256 of what opens the link. */
    tokenHash: text('token_hash').unique(),
    /** The file; null until it is made and once it has ended. */
    body: text('body'),
    /** A process works on it until then. */
    leaseUntil: timestamp('lease_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
    readyAt: timestamp('ready_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    index('data_exports_user_idx').on(table.userId, table.id),
    index('data_exports_due_idx').on(table.status, table.leaseUntil),
  ],
);
