import {
  boolean,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { LabelTranslations } from './catalogue';

/** Texts of the operator's own that fill a page; `description` is HTML, sanitised when it is read. */
export const pages = pgTable('pages', {
  id: serial('id').primaryKey(),
  slug: text('slug', { enum: ['policy', 'term'] })
    .notNull()
    .unique(),
  active: boolean('active').notNull().default(true),
  translations: jsonb('translations').$type<LabelTranslations>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true })
    .notNull()
    .defaultNow(),
});
