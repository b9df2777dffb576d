import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './account/users';

/**
 * Pictures that were sent in: whose each is, and what it belongs to. A person's that belongs to nothing goes after a
 * day; the operator's stay, named after their content.
 */
export const uploads = pgTable(
  'uploads',
  {
    /** Below /storage/images/. */
    path: text('path').primaryKey(),
    /** Null: the operator's. */
    userId: integer('user_id').references(() => users.id, {
      onDelete: 'cascade',
    }),
    /** Private ones are read by their owner and the operator alone, by links that end. */
    visibility: text('visibility', { enum: ['public', 'private'] })
      .notNull()
      .default('public'),
    /** What the client said it is for, only answered again; of the operator's for a room, which one (`chat:…`). */
    type: text('type').notNull(),
    /** Such as `refund:20001`; null: nothing yet, or no more. */
    usedFor: text('used_for'),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    index('uploads_user_idx').on(table.userId),
    index('uploads_unused_idx').on(table.usedFor, table.createdAt),
  ],
);
