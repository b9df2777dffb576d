import { desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Paging } from '@/server/contracts/common';
import type { Db } from '@/server/db/client';
import {
  blogPosts,
  type ContentTranslations,
} from '@/server/db/schema/content';
import { columnsBut, pageOfRows } from '@/server/repositories/select-sql';

export type PostRow = typeof blogPosts.$inferSelect;

/** What lists and addresses need of every post; its words are read for the few that are shown. */
export interface PostFacts extends Omit<PostRow, 'createdAt' | 'translations'> {
  /** The languages it is written in. */
  readonly languages: readonly string[];
}

/** No blog has more; the oldest would be left out. */
const POSTS_MAX = 5_000;

/** Every post with a date, the newest first, and those that were withdrawn; drafts are left out. */
export function findPostFacts(db: Db): Promise<PostFacts[]> {
  return db
    .select({
      ...columnsBut(blogPosts, 'translations', 'createdAt'),
      languages: sql<
        string[]
      >`array(select jsonb_object_keys(${blogPosts.translations}))`,
    })
    .from(blogPosts)
    .where(or(isNotNull(blogPosts.publishedAt), blogPosts.withdrawn))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(POSTS_MAX);
}

/** The words of these posts by id. */
export async function findPostTexts(
  db: Db,
  ids: readonly number[],
): Promise<Readonly<Record<number, ContentTranslations>>> {
  if (ids.length === 0) return {};
  const rows = await db
    .select({ id: blogPosts.id, translations: blogPosts.translations })
    .from(blogPosts)
    .where(inArray(blogPosts.id, [...ids]));
  return Object.fromEntries(
    rows.map(({ id, translations }) => [id, translations]),
  );
}

/** A page of all posts for the operator, drafts and withdrawn ones too, the newest first. */
export function findOperatorPosts(db: Db, paging: Paging) {
  const query = db.select().from(blogPosts).orderBy(desc(blogPosts.id));
  return pageOfRows(query, db.$count(blogPosts), paging);
}

/** A post as it stands, held until the transaction ends when `lock` says so; null when there is none. */
export async function findPost(
  db: Db,
  slug: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<PostRow | null> {
  const query = db.select().from(blogPosts).where(eq(blogPosts.slug, slug));
  const [row] = await (lock ? query.for('update') : query);
  return row ?? null;
}

/** Writes a post by its slug, new or again. */
export async function savePost(
  db: Db,
  post: Omit<typeof blogPosts.$inferInsert, 'id' | 'uuid'>,
): Promise<PostRow> {
  const { createdAt: _createdAt, slug: _slug, ...changed } = post;
  const [row] = await db
    .insert(blogPosts)
    .values(post)
    .onConflictDoUpdate({ target: blogPosts.slug, set: changed })
    .returning();
  if (!row) throw new Error('a post was not written');
  return row;
}
