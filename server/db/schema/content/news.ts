import {
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** News of the operator on their way into the inboxes of whoever wants news. */
export const news = pgTable(
  'news',
  {
    id: serial('id').primaryKey(),
    /** Chosen by the operator, so that the same news goes out once. */
    key: text('key').notNull().unique(),
    /** By language. */
    translations: jsonb('translations')
      .$type<
        Readonly<
          Record<string, { readonly title: string; readonly text: string }>
        >
      >()
      .notNull(),
    /** A path of this site; null: it leads nowhere. */
    href: text('href'),
    /** Whose last order was in one of these languages; null: everybody. */
    langs: jsonb('langs').$type<readonly string[]>(),
    /** Everybody up to this account has been told. */
    afterUserId: integer('after_user_id').notNull().default(0),
    sent: integer('sent').notNull().default(0),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [index('news_open_idx').on(table.finishedAt, table.id)],
);
