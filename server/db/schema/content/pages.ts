import { pgTable, unique } from 'drizzle-orm/pg-core';
import type { ContentTranslations } from './content-translations';
import { id, moment, partOf, updatedAt } from '../columns/columns';

/** Texts of the operator's own that fill a page; `description` is HTML, sanitised when it is read. */
export const pages = pgTable('pages', (t) => ({
  id: id(),
  /** One of the registry of pages (server/domain/content). */
  slug: t.text('slug').notNull().unique(),
  /** False: withdrawn; a page that has no text of ours either answers 410. */
  active: t.boolean('active').notNull().default(true),
  img: t.text('img'),
  translations: t.jsonb('translations').$type<ContentTranslations>().notNull(),
  /** Grows with each change that is said to be one. */
  version: t.integer('version').notNull().default(1),
  /** What this version changed, as plain text by language; null for the first. */
  changes: t.jsonb('changes').$type<Readonly<Record<string, string>>>(),
  updatedAt: updatedAt(),
}));

/** Every version of a page's words, the one in force as well. */
export const pageVersions = pgTable(
  'page_versions',
  (t) => ({
    id: id(),
    pageId: partOf('page_id', () => pages.id),
    version: t.integer('version').notNull(),
    translations: t
      .jsonb('translations')
      .$type<ContentTranslations>()
      .notNull(),
    changes: t.jsonb('changes').$type<Readonly<Record<string, string>>>(),
    /** From when it was in force. */
    since: moment('since').notNull(),
  }),
  (table) => [unique('page_versions_key').on(table.pageId, table.version)],
);
