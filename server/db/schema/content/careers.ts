import {
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ContentTranslations } from './content-translations';

/** Jobs that the operator offers. Public from `publishedAt` until the end of `validThrough`; null is a draft. */
export const careers = pgTable(
  'careers',
  {
    id: serial('id').primaryKey(),
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    /** Its name in the operator's files. */
    slug: text('slug').notNull().unique(),
    employment: text('employment', {
      enum: ['full_time', 'part_time', 'contractor', 'intern'],
    })
      .notNull()
      .default('full_time'),
    remote: boolean('remote').notNull().default(false),
    /** ISO 3166-1 alpha-2, for search engines. */
    country: text('country'),
    /** An address to apply at: https: or mailto:. */
    applyUrl: text('apply_url'),
    translations: jsonb('translations').$type<ContentTranslations>().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    validThrough: date('valid_through'),
    /** Withdrawn: its address answers 410. */
    withdrawn: boolean('withdrawn').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [index('careers_published_idx').on(table.publishedAt, table.id)],
);
