import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ContentTranslations } from './content-translations';

/** Questions and answers of the operator's own: `title` asks, `description` answers. */
export const faqs = pgTable(
  'faqs',
  {
    id: serial('id').primaryKey(),
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    /** Names it in links: /help#slug. One of ours is replaced by it. */
    slug: text('slug').notNull().unique(),
    /** One of utils/content/faq-topics.ts. */
    topic: text('topic').notNull(),
    position: integer('position').notNull().default(0),
    /** False: not shown, also instead of one of ours of that slug. */
    active: boolean('active').notNull().default(true),
    translations: jsonb('translations').$type<ContentTranslations>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [index('faqs_topic_idx').on(table.topic, table.position)],
);
