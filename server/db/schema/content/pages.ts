import {
  boolean,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { ContentTranslations } from './content-translations';

/** Texts of the operator's own that fill a page; `description` is HTML, sanitised when it is read. */
export const pages = pgTable('pages', {
  id: serial('id').primaryKey(),
  /** One of the registry of pages (server/domain/content). */
  slug: text('slug').notNull().unique(),
  /** False: withdrawn; a page that has no text of ours either answers 410. */
  active: boolean('active').notNull().default(true),
  img: text('img'),
  translations: jsonb('translations').$type<ContentTranslations>().notNull(),
  /** Grows with each change that is said to be one. */
  version: integer('version').notNull().default(1),
  /** What this version changed, as plain text by language; null for the first. */
  changes: jsonb('changes').$type<Readonly<Record<string, string>>>(),
  updatedAt: timestamp('updated_at', { withTimezone: true })
    .notNull()
    .defaultNow(),
});

/** Every version of a page's words, the one in force as well. */
export const pageVersions = pgTable(
  'page_versions',
  {
    id: serial('id').primaryKey(),
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    translations: jsonb('translations').$type<ContentTranslations>().notNull(),
    changes: jsonb('changes').$type<Readonly<Record<string, string>>>(),
    /** From when it was in force. */
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [unique('page_versions_key').on(table.pageId, table.version)],
);
