import { desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Paging } from '@/server/contracts/common';
import type { Db } from '@/server/db/client';
import { careers, type ContentTranslations } from '@/server/db/schema/content';
import { columnsBut, pageOfRows } from '@/server/repositories/select-sql';

export type CareerRow = typeof careers.$inferSelect;

/** What lists and addresses need of every job; its words are read for those that are shown. */
export interface CareerFacts extends Omit<CareerRow, 'translations'> {
  /** The languages it is written in. */
  readonly languages: readonly string[];
}

/** No house has offered more; the oldest would be left out. */
const CAREERS_MAX = 2_000;

/** Every job with a date, the newest first, and those that were withdrawn; drafts are left out. */
export function findCareerFacts(db: Db): Promise<CareerFacts[]> {
  return db
    .select({
      ...columnsBut(careers, 'translations'),
      languages: sql<
        string[]
      >`array(select jsonb_object_keys(${careers.translations}))`,
    })
    .from(careers)
    .where(or(isNotNull(careers.publishedAt), careers.withdrawn))
    .orderBy(desc(careers.publishedAt), desc(careers.id))
    .limit(CAREERS_MAX);
}

/** The words of these jobs by id. */
export async function findCareerTexts(
  db: Db,
  ids: readonly number[],
): Promise<Readonly<Record<number, ContentTranslations>>> {
  if (ids.length === 0) return {};
  const rows = await db
    .select({ id: careers.id, translations: careers.translations })
    .from(careers)
    .where(inArray(careers.id, [...ids]));
  return Object.fromEntries(
    rows.map(({ id, translations }) => [id, translations]),
  );
}

/** A page of all jobs for the operator, drafts and withdrawn ones too, the newest first. */
export function findOperatorCareers(db: Db, paging: Paging) {
  const query = db.select().from(careers).orderBy(desc(careers.id));
  return pageOfRows(query, db.$count(careers), paging);
}

/** A job as it stands, held until the transaction ends when `lock` says so; null when there is none. */
export async function findCareer(
  db: Db,
  slug: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<CareerRow | null> {
  const query = db.select().from(careers).where(eq(careers.slug, slug));
  const [row] = await (lock ? query.for('update') : query);
  return row ?? null;
}

/** Writes a job by its slug, new or again. */
export async function saveCareer(
  db: Db,
  career: Omit<typeof careers.$inferInsert, 'id' | 'uuid'>,
): Promise<CareerRow> {
  const { createdAt: _createdAt, slug: _slug, ...changed } = career;
  const [row] = await db
    .insert(careers)
    .values(career)
    .onConflictDoUpdate({ target: careers.slug, set: changed })
    .returning();
  if (!row) throw new Error('a job was not written');
  return row;
}
