import { index, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../columns/columns';

/** News of the operator on their way into the inboxes of whoever wants news. */
export const news = pgTable(
  'news',
  (t) => ({
    id: id(),
    /** Chosen by the operator, so that the same news goes out once. */
    key: t.text('key').notNull().unique(),
    /** By language. */
    translations: t
      .jsonb('translations')
      .$type<
        Readonly<
          Record<string, { readonly title: string; readonly text: string }>
        >
      >()
      .notNull(),
    /** A path of this site; null: it leads nowhere. */
    href: t.text('href'),
    /** Whose last order was in one of these languages; null: everybody. */
    langs: t.jsonb('langs').$type<readonly string[]>(),
    /** Everybody up to this account has been told. */
    afterUserId: t.integer('after_user_id').notNull().default(0),
    sent: t.integer('sent').notNull().default(0),
    finishedAt: moment('finished_at'),
    createdAt: createdAt(),
  }),
  (table) => [index('news_open_idx').on(table.finishedAt, table.id)],
);
