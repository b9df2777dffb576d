import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ContentTranslations } from './content-translations';

/** Articles of the blog. Public from `publishedAt`; null is a draft. */
export const blogPosts = pgTable(
  'blog_posts',
  {
    id: serial('id').primaryKey(),
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    slug: text('slug').notNull().unique(),
    img: text('img'),
    tags: text('tags').array().notNull().default([]),
    translations: jsonb('translations').$type<ContentTranslations>().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /** Withdrawn: its address answers 410. */
    withdrawn: boolean('withdrawn').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    index('blog_posts_published_idx')
      .on(table.publishedAt, table.id)
      .where(sql`not ${table.withdrawn}`),
  ],
);
