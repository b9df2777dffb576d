import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, unique } from 'drizzle-orm/pg-core';
import {
  createdAt,
  id,
  moment,
  oneOf,
  partOf,
  publicId,
  updatedAt,
} from './columns/columns';

/**
 * Words of the operator's by language: `description` is HTML, sanitised when it is read; `summary` and, of a career,
 * `place` and `department` are plain text.
 */
export type ContentTranslations = Readonly<
  Record<
    string,
    {
      title: string;
      description?: string;
      summary?: string;
      place?: string;
      department?: string;
    }
  >
>;

const words = () =>
  jsonb('translations').$type<ContentTranslations>().notNull();

/** Articles of the blog. Public from `publishedAt`; null is a draft. */
export const blogPosts = pgTable(
  'blog_posts',
  (t) => ({
    id: id(),
    uuid: publicId(),
    slug: t.text('slug').notNull().unique(),
    img: t.text('img'),
    tags: t.text('tags').array().notNull().default([]),
    translations: words(),
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
    translations: words(),
    publishedAt: moment('published_at'),
    validThrough: t.date('valid_through'),
    /** Withdrawn: its address answers 410. */
    withdrawn: t.boolean('withdrawn').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  }),
  (table) => [index('careers_published_idx').on(table.publishedAt, table.id)],
);

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
    translations: words(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  }),
  (table) => [index('faqs_topic_idx').on(table.topic, table.position)],
);

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

/** Texts of the operator's own that fill a page; `description` is HTML, sanitised when it is read. */
export const pages = pgTable('pages', (t) => ({
  id: id(),
  /** One of the registry of pages (server/domain/content). */
  slug: t.text('slug').notNull().unique(),
  /** False: withdrawn; a page that has no text of ours either answers 410. */
  active: t.boolean('active').notNull().default(true),
  img: t.text('img'),
  translations: words(),
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
    translations: words(),
    changes: t.jsonb('changes').$type<Readonly<Record<string, string>>>(),
    /** From when it was in force. */
    since: moment('since').notNull(),
  }),
  (table) => [unique('page_versions_key').on(table.pageId, table.version)],
);
