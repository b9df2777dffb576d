import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import {
  type ContentTranslations,
  pages,
  pageVersions,
} from '@/server/db/schema/content';

type Changes = Readonly<Record<string, string>> | null;

export interface PageRow {
  readonly id: number;
  readonly slug: string;
  readonly active: boolean;
  readonly img: string | null;
  readonly translations: ContentTranslations;
  readonly version: number;
  readonly changes: Changes;
  readonly updatedAt: Date;
}

/** A version of a page's words: the one in force, or one before it. */
export interface PageVersionRow {
  readonly version: number;
  readonly changes: Changes;
  readonly since: Date;
}

/** A version with what it said. */
interface PageVersionWords extends PageVersionRow {
  readonly translations: ContentTranslations;
}

/** More pages than an operator writes; a list of them is never longer. */
const PAGES_MOST = 500;
const VERSIONS_MOST = 50;

/** The operator's row of a page, in force or not; null when there is none. */
export async function findPageRow(
  db: Db,
  slug: string,
): Promise<PageRow | null> {
  const [row] = await db.select().from(pages).where(eq(pages.slug, slug));
  return row ?? null;
}

/** The same, held until the transaction ends. */
export async function lockPage(db: Db, slug: string): Promise<PageRow | null> {
  const [row] = await db
    .select()
    .from(pages)
    .where(eq(pages.slug, slug))
    .for('update');
  return row ?? null;
}

/** Every row of the operator's, by slug. */
export function findPageRows(db: Db): Promise<PageRow[]> {
  return db.select().from(pages).orderBy(asc(pages.slug)).limit(PAGES_MOST);
}

/** Writes the operator's row of a page. */
export async function savePage(
  db: Db,
  row: Omit<PageRow, 'id'>,
): Promise<PageRow> {
  const { slug, ...rest } = row;
  const [saved] = await db
    .insert(pages)
    .values({ slug, ...rest })
    .onConflictDoUpdate({ target: pages.slug, set: rest })
    .returning();
  if (!saved) throw new Error('a page was not saved');
  return saved;
}

/** Keeps a version's words; of one that is kept already the words, not since when it is in force. */
export async function savePageVersion(
  db: Db,
  pageId: number,
  { changes, since, translations, version }: PageVersionWords,
): Promise<void> {
  await db
    .insert(pageVersions)
    .values({ pageId, version, translations, changes, since })
    .onConflictDoUpdate({
      target: [pageVersions.pageId, pageVersions.version],
      set: { translations, changes },
    });
}

/** The versions of a page, the newest first. */
export function findPageVersions(
  db: Db,
  pageId: number,
): Promise<PageVersionRow[]> {
  return db
    .select({
      version: pageVersions.version,
      changes: pageVersions.changes,
      since: pageVersions.since,
    })
    .from(pageVersions)
    .where(eq(pageVersions.pageId, pageId))
    .orderBy(desc(pageVersions.version))
    .limit(VERSIONS_MOST);
}

/** Removes the operator's row with its versions. */
export async function deletePage(db: Db, slug: string): Promise<void> {
  await db.delete(pages).where(eq(pages.slug, slug));
}

/** Takes the page off the site and keeps its words. */
export async function withdrawPage(db: Db, slug: string): Promise<void> {
  await db.update(pages).set({ active: false }).where(eq(pages.slug, slug));
}
