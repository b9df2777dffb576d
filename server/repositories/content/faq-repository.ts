import { asc, eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { faqs } from '@/server/db/schema/content';

export type FaqRow = typeof faqs.$inferSelect;

/** No page of help has more; the last would be left out. */
const FAQS_MAX = 500;

/** Every question of the operator's, hidden ones too, in the order of the page. */
export function findFaqs(db: Db): Promise<FaqRow[]> {
  return db
    .select()
    .from(faqs)
    .orderBy(asc(faqs.position), asc(faqs.id))
    .limit(FAQS_MAX);
}

/** A question as it stands, held until the transaction ends when `lock` says so; null when there is none. */
export async function findFaq(
  db: Db,
  slug: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<FaqRow | null> {
  const query = db.select().from(faqs).where(eq(faqs.slug, slug));
  const [row] = await (lock ? query.for('update') : query);
  return row ?? null;
}

/** Writes a question by its slug, new or again. */
export async function saveFaq(
  db: Db,
  faq: Omit<typeof faqs.$inferInsert, 'id' | 'uuid'>,
): Promise<FaqRow> {
  const { createdAt: _createdAt, slug: _slug, ...changed } = faq;
  const [row] = await db
    .insert(faqs)
    .values(faq)
    .onConflictDoUpdate({ target: faqs.slug, set: changed })
    .returning();
  if (!row) throw new Error('a question was not written');
  return row;
}

/** Removes a question of the operator's. */
export async function deleteFaq(db: Db, slug: string): Promise<void> {
  await db.delete(faqs).where(eq(faqs.slug, slug));
}
