import { index, pgTable } from 'drizzle-orm/pg-core';
import type { ContentTranslations } from './content-translations';
import {
  createdAt,
  id,
  moment,
  oneOf,
  publicId,
  updatedAt,
} from '../columns/columns';

/** Jobs that the operator offers. Public from `publishedAt` until the end of `validThrough`; null is a draft. */
export const careers = pgTable(
  'careers',
  (t) => ({
    id: id(),
    uuid: publicId(),
    /** Its name in the operator's files. */
    slug: t.text('slug').notNull().unique(),
    employment: oneOf('employment', [
      'full_time',
      'part_time',
      'contractor',
      'intern',
    ])
      .notNull()
      .default('full_time'),
    remote: t.boolean('remote').notNull().default(false),
    /** ISO 3166-1 alpha-2, for search engines. */
    country: t.text('country'),
    /** An address to apply at: https: or mailto:. */
    applyUrl: t.text('apply_url'),
    translations: t
      .jsonb('translations')
      .$type<ContentTranslations>()
      .notNull(),
    publishedAt: moment('published_at'),
    validThrough: t.date('valid_through'),
    /** Withdrawn: its address answers 410. */
    withdrawn: t.boolean('withdrawn').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  }),
  (table) => [index('careers_published_idx').on(table.publishedAt, table.id)],
);
