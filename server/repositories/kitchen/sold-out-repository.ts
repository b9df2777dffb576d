import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { products, stocks } from '@/server/db/schema/products';

/** Says until when stocks of a shop are sold out, null: not at all; a stock of another shop stays as it is. */
export async function setSoldOutUntil(
  db: Db,
  shopId: number,
  {
    stockIds,
    until,
  }: { readonly stockIds: readonly number[]; readonly until: Date | null },
): Promise<void> {
  if (!stockIds.length) return;
  const own = db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.shopId, shopId));
  const held = await db
    .select({ id: stocks.id })
    .from(stocks)
    .where(
      and(
        inArray(stocks.id, [...new Set(stockIds)]),
        inArray(stocks.productId, own),
      ),
    )
    .orderBy(stocks.id)
    .for('no key update');
  const ids = held.map(({ id }) => id);
  if (ids.length)
    await db
      .update(stocks)
      .set({ soldOutUntil: until })
      .where(inArray(stocks.id, ids));
}

/** Ends what was sold out until now; answers the shops that have something again. */
export async function clearSoldOut(db: Db, now: Date): Promise<number[]> {
  const back = await db
    .update(stocks)
    .set({ soldOutUntil: null })
    .where(lte(stocks.soldOutUntil, now))
    .returning({ productId: stocks.productId });
  if (!back.length) return [];
  const ids = [...new Set(back.map(({ productId }) => productId))];
  const rows = await db
    .selectDistinct({ shopId: products.shopId })
    .from(products)
    .where(inArray(products.id, ids));
  return rows.map(({ shopId }) => shopId);
}
