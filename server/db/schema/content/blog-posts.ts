import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import type { ContentTranslations } from './content-translations';
import { createdAt, id, moment, publicId, updatedAt } from '../columns/columns';

/** Articles of the blog. Public from `publishedAt`; null is a draft. */
export const blogPosts = pgTable(
  'blog_posts',
  (t) => ({
    id: id(),
    uuid: publicId(),
    slug: t.text('slug').notNull().unique(),
    img: t.text('img'),
    tags: t.text('tags').array().notNull().default([]),
    translations: t
      .jsonb('translations')
      .$type<ContentTranslations>()
      .notNull(),
    publishedAt: moment('published_at'),
    /** Withdrawn: its address answers 410. */
    withdrawn: t.boolean('withdrawn').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  }),
  (table) => [
    index('blog_posts_published_idx')
      .on(table.publishedAt, table.id)
      .where(sql`not ${table.withdrawn}`),
  ],
);
