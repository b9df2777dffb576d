import { index, pgTable } from 'drizzle-orm/pg-core';
import { users } from './account/users';
import { createdAt, maybePartOf, oneOf } from './columns/columns';

/**
 * Pictures that were sent in: whose each is, and what it belongs to. A person's that belongs to nothing goes after a
 * day; the operator's stay, named after their content.
 */
export const uploads = pgTable(
  'uploads',
  (t) => ({
    /** Below /storage/images/. */
    path: t.text('path').primaryKey(),
    /** Null: the operator's. */
    userId: maybePartOf('user_id', () => users.id),
    /** Private ones are read by their owner and the operator alone, by links that end. */
    visibility: oneOf('visibility', ['public', 'private'])
      .notNull()
      .default('public'),
    /** What the client said it is for, only answered again; of the operator's for a room, which one (`chat:…`). */
    type: t.text('type').notNull(),
    /** Such as `refund:20001`; null: nothing yet, or no more. */
    usedFor: t.text('used_for'),
    createdAt: createdAt(),
  }),
  (table) => [
    index('uploads_user_idx').on(table.userId),
    index('uploads_unused_idx').on(table.usedFor, table.createdAt),
  ],
);
