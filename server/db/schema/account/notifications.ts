import { sql } from 'drizzle-orm';
import { INBOX_KINDS } from '@/utils/shell/inbox-routes';
import {
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from './users';

/** A customer's inbox. `data` is what the words are made of in the reader's language when they are read. */
export const notifications = pgTable(
  'notifications',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', {
      enum: INBOX_KINDS,
    }).notNull(),
    /** What it is about, so that the same news is told once: `order:20001:accepted`. */
    subject: text('subject').notNull(),
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Deleted by its owner, who can have it back for an hour (server/jobs/housekeeping.ts). */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    readAt: timestamp('read_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    unique('notifications_subject_key').on(table.userId, table.subject),
    index('notifications_user_idx').on(table.userId, table.createdAt, table.id),
    index('notifications_unread_idx')
      .on(table.userId, table.type)
      .where(sql`${table.readAt} is null and ${table.deletedAt} is null`),
  ],
);
