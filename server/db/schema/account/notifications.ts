import { sql } from 'drizzle-orm';
import { INBOX_KINDS } from '@/utils/shell/inbox-routes';
import { index, pgTable, unique } from 'drizzle-orm/pg-core';
import { users } from './users';
import { createdAt, id, moment, oneOf, partOf } from '../columns/columns';

/** A customer's inbox. `data` is what the words are made of in the reader's language when they are read. */
export const notifications = pgTable(
  'notifications',
  (t) => ({
    id: id(),
    userId: partOf('user_id', () => users.id),
    type: oneOf('type', INBOX_KINDS).notNull(),
    /** What it is about, so that the same news is told once: `order:20001:accepted`. */
    subject: t.text('subject').notNull(),
    data: t.jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Deleted by its owner, who can have it back for an hour (server/jobs/housekeeping.ts). */
    deletedAt: moment('deleted_at'),
    readAt: moment('read_at'),
    createdAt: createdAt(),
  }),
  (table) => [
    unique('notifications_subject_key').on(table.userId, table.subject),
    index('notifications_user_idx').on(table.userId, table.createdAt, table.id),
    index('notifications_unread_idx')
      .on(table.userId, table.type)
      .where(sql`${table.readAt} is null and ${table.deletedAt} is null`),
  ],
);
