import { index, pgTable } from 'drizzle-orm/pg-core';
import { EXPORT_STATUSES } from '@/utils/constants/kinds';
import { users } from './users';
import { createdAt, id, moment, oneOf, partOf } from '../columns/columns';

/** A person's own data as one JSON file, made beside the requests and gone after a day. */
export const dataExports = pgTable(
  'data_exports',
  (t) => ({
    id: id(),
    userId: partOf('user_id', () => users.id),
    status: oneOf('status', EXPORT_STATUSES).notNull().default('pending'),
    /** SHA-256 of what opens the link. */
    tokenHash: t.text('token_hash').unique(),
    /** The file; null until it is made and once it has ended. */
    body: t.text('body'),
    /** A process works on it until then. */
    leaseUntil: moment('lease_until'),
    createdAt: createdAt(),
    readyAt: moment('ready_at'),
    expiresAt: moment('expires_at'),
  }),
  (table) => [
    index('data_exports_user_idx').on(table.userId, table.id),
    index('data_exports_due_idx').on(table.status, table.leaseUntil),
  ],
);
