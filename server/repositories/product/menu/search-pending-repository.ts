import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { searchPending } from '@/server/db/schema/search';
import { batches } from './menu-table-repository';

/** Lets the search follow after this transaction instead of after each of its statements. */
export async function searchLater(db: Db): Promise<void> {
  await db.execute(sql`set local sofra.search = 'later'`);
}

/** Notes products of an import that searches must read anew, in its transaction. */
export async function notePending(
  db: Db,
  ids: readonly number[],
): Promise<void> {
  for (const batch of batches(ids))
    await db
      .insert(searchPending)
      .values(batch.map((productId) => ({ productId })))
      .onConflictDoNothing();
}

/** The search follows some of what is noted; how many that were. In a transaction of its own. */
export async function indexPending(db: Db, limit: number): Promise<number> {
  const some = db
    .select({ id: searchPending.productId })
    .from(searchPending)
    .orderBy(asc(searchPending.productId))
    .limit(limit)
    .for('update', { skipLocked: true });
  const taken = await db
    .delete(searchPending)
    .where(inArray(searchPending.productId, some))
    .returning({ id: searchPending.productId });
  const ids = JSON.stringify(taken.map(({ id }) => id));
  if (taken.length)
    await db.execute(
      sql`select search_index_products(array(select jsonb_array_elements_text(${ids}::jsonb)::int))`,
    );
  return taken.length;
}
