import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { shops } from '@/server/db/schema/catalogue';
import { shopChanges } from '@/server/db/schema/shop-extras';

/** A run of shops, as long as one sitemap may be: where it begins, and when something in it last changed. */
interface SitemapPart {
  readonly from: number;
  readonly changedAt: Date | null;
}

interface SitemapShop {
  readonly id: number;
  readonly type: 'restaurant' | 'shop';
  readonly changedAt: Date | null;
}

/** Listed shops only, as the shop index knows them. */
const listed = and(
  eq(shops.status, 'approved'),
  isNull(shops.closedAt),
  or(
    shops.open,
    isNull(shops.ownerId),
    sql`exists (select 1 from products p where p.shop_id = ${shops.id}
      and p.active and not p.addon and p.status = 'published')`,
  ),
);

/** The parts of so many shops each that all listed shops make, in the order of their ids. */
export async function findSitemapParts(
  db: Db,
  size: number,
): Promise<SitemapPart[]> {
  const numbered = db
    .select({
      id: shops.id,
      changedAt: shopChanges.changedAt,
      part: sql<number>`(row_number() over (order by ${shops.id}) - 1) / ${size}::int`.as(
        'part',
      ),
    })
    .from(shops)
    .leftJoin(shopChanges, eq(shopChanges.shopId, shops.id))
    .where(listed)
    .as('numbered');
  const rows = await db
    .select({
      from: sql<number>`min(${numbered.id})::int`,
      changedAt: sql<Date | string | null>`max(${numbered.changedAt})`,
    })
    .from(numbered)
    .groupBy(numbered.part)
    .orderBy(numbered.part);
  return rows.map(({ changedAt, from }) => ({
    from,
    changedAt: changedAt === null ? null : new Date(changedAt),
  }));
}

/** The next listed shops from this id on. */
export function findSitemapShops(
  db: Db,
  from: number,
  limit: number,
): Promise<SitemapShop[]> {
  return db
    .select({
      id: shops.id,
      type: shops.type,
      changedAt: shopChanges.changedAt,
    })
    .from(shops)
    .leftJoin(shopChanges, eq(shopChanges.shopId, shops.id))
    .where(and(listed, gte(shops.id, from)))
    .orderBy(asc(shops.id))
    .limit(limit);
}
