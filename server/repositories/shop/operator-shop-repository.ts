import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Paging } from '@/server/contracts/common';
import type { Db } from '@/server/db/client';
import {
  shopClosedDates,
  shops,
  shopTranslations,
} from '@/server/db/schema/catalogue';
import { pageOfRows } from '@/server/repositories/select-sql';
import type { Translations } from './catalogue-sql';

export interface ShopFilter extends Paging {
  readonly search?: string;
}

const texts: SQL<Translations> = sql`(
  select coalesce(json_object_agg(t.locale, json_build_object('title', t.title)), '{}'::json)
  from shop_translations t where t.shop_id = "shops"."id")`;

/** What has passed everywhere on earth is no longer of interest. */
const closedDays: SQL<string[]> = sql`(
  select coalesce(json_agg(c.day order by c.day), '[]'::json)
  from shop_closed_dates c where c.shop_id = "shops"."id" and c.day >= current_date - 1)`;

const columns = {
  id: shops.id,
  slug: shops.slug,
  type: shops.type,
  open: shops.open,
  pausedUntil: shops.pausedUntil,
  pauseReason: shops.pauseReason,
  timezone: shops.timezone,
  translations: texts,
  closedDays,
} as const;

const listed = and(eq(shops.status, 'approved'), isNull(shops.closedAt));

function matches({ search }: Pick<ShopFilter, 'search'>): SQL | undefined {
  if (!search) return listed;
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    listed,
    or(
      sql`${shops.id}::text = ${search}`,
      sql`${shops.slug} ilike ${part}`,
      sql`exists (select 1 from ${shopTranslations} t where t.shop_id = ${shops.id} and t.title ilike ${part})`,
    ),
  );
}

/** A page of the shops that may be opened and closed, in id order. */
export function findOperatorShops(db: Db, filter: ShopFilter) {
  const found = matches(filter);
  const query = db
    .select(columns)
    .from(shops)
    .where(found)
    .orderBy(asc(shops.id));
  return pageOfRows(query, db.$count(shops, found), filter);
}

export type OperatorShopRow = Awaited<
  ReturnType<typeof findOperatorShops>
>['rows'][number];

/** One of them; null when there is none. */
export async function findOperatorShop(
  db: Db,
  id: number,
): Promise<OperatorShopRow | null> {
  const [row] = await db
    .select(columns)
    .from(shops)
    .where(and(listed, eq(shops.id, id)));
  return row ?? null;
}

const isThere = (query: SQL): SQL<boolean> => sql`exists (${query})`;

/** What shops need for an order to be made and heard, in id order. */
export function findShopReadiness(db: Db, most: number) {
  return db
    .select({
      id: shops.id,
      slug: shops.slug,
      open: shops.open,
      translations: texts,
      hasDishes: isThere(
        sql`select 1 from products p where p.shop_id = "shops"."id" and p.active and not p.addon and p.status = 'published'`,
      ),
      hasWay: isThere(
        sql`select 1 from shop_ways w where w.shop_id = "shops"."id"`,
      ),
      isProved: isThere(
        sql`select 1 from shop_ways w where w.shop_id = "shops"."id" and w.proved_at is not null`,
      ),
      hasBoard: isThere(
        sql`select 1 from kitchen_links l where l.shop_id = "shops"."id" and l.kind in ('board', 'owner') and l.revoked_at is null`,
      ),
    })
    .from(shops)
    .where(listed)
    .orderBy(asc(shops.id))
    .limit(most);
}

export type ShopReadiness = Awaited<
  ReturnType<typeof findShopReadiness>
>[number];

/** Opens a shop, which ends its pause, too, or closes it. */
export async function setShopOpen(
  db: Db,
  id: number,
  open: boolean,
): Promise<void> {
  const unpaused = { pausedUntil: null, pauseReason: null };
  await db
    .update(shops)
    .set({ open, ...(open && unpaused) })
    .where(eq(shops.id, id));
}

/** A day (YYYY-MM-DD of the shop's calendar) on which it is closed; once however often it is said. */
export async function insertClosedDay(
  db: Db,
  shopId: number,
  day: string,
): Promise<void> {
  await db
    .insert(shopClosedDates)
    .values({ shopId, day })
    .onConflictDoNothing();
}

export async function deleteClosedDay(
  db: Db,
  shopId: number,
  day: string,
): Promise<void> {
  await db
    .delete(shopClosedDates)
    .where(
      and(eq(shopClosedDates.shopId, shopId), eq(shopClosedDates.day, day)),
    );
}
