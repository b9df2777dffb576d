import { index, pgTable } from 'drizzle-orm/pg-core';
import type { ContentTranslations } from './content-translations';
import { createdAt, id, publicId, updatedAt } from '../columns/columns';

/** Questions and answers of the operator's own: `title` asks, `description` answers. */
export const faqs = pgTable(
  'faqs',
  (t) => ({
    id: id(),
    uuid: publicId(),
    /** Names it in links: /help#slug. One of ours is replaced by it. */
    slug: t.text('slug').notNull().unique(),
    /** One of utils/content/faq-topics.ts. */
    topic: t.text('topic').notNull(),
    position: t.integer('position').notNull().default(0),
    /** False: not shown, also instead of one of ours of that slug. */
    active: t.boolean('active').notNull().default(true),
    translations: t
      .jsonb('translations')
      .$type<ContentTranslations>()
      .notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  }),
  (table) => [index('faqs_topic_idx').on(table.topic, table.position)],
);
