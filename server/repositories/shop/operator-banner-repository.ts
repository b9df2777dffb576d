import { asc, eq } from 'drizzle-orm';
import type { Paging } from '@/server/contracts/common';
import type { Db } from '@/server/db/client';
import { banners } from '@/server/db/schema/shop-extras';
import { columnsBut, pageOfRows } from '@/server/repositories/select-sql';

const columns = columnsBut(banners, 'id');

export type OperatorBannerRow = Omit<typeof banners.$inferSelect, 'id'>;

/** A page of all banners, in their order. */
export function findBanners(db: Db, paging: Paging) {
  const query = db
    .select(columns)
    .from(banners)
    .orderBy(asc(banners.position), asc(banners.id));
  return pageOfRows(query, db.$count(banners), paging);
}

/** One banner, held until the transaction ends; null when there is none. */
export async function findBanner(
  db: Db,
  slug: string,
): Promise<OperatorBannerRow | null> {
  const [row] = await db
    .select(columns)
    .from(banners)
    .where(eq(banners.slug, slug))
    .for('update');
  return row ?? null;
}

/** Writes a banner, whether it was there or not. */
export async function putBanner(db: Db, row: OperatorBannerRow): Promise<void> {
  const { slug: _, ...set } = row;
  await db
    .insert(banners)
    .values(row)
    .onConflictDoUpdate({ target: banners.slug, set });
}

/** False: there is none. */
export async function deleteBanner(db: Db, slug: string): Promise<boolean> {
  const gone = await db
    .delete(banners)
    .where(eq(banners.slug, slug))
    .returning({ id: banners.id });
  return gone.length > 0;
}
