import { and, eq, gte, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import {
  deliveryZones,
  shopCategories,
  shopClosedDates,
  shops,
  shopTranslations,
  shopWorkingDays,
} from '@/server/db/schema/catalogue';

type Row = Partial<typeof shops.$inferInsert>;
type Parts<T> = readonly Omit<T, 'id' | 'shopId'>[];

const idByKey = (db: Db, key: string) =>
  db
    .select({ id: shops.id })
    .from(shops)
    .where(
      and(
        or(eq(shops.slug, key), sql`${shops.id}::text = ${key}`),
        eq(shops.status, 'approved'),
        isNull(shops.closedAt),
      ),
    );

/** The id of a listed shop by its id or slug; null: there is none. */
export async function findShopId(db: Db, key: string): Promise<number | null> {
  const [row] = await idByKey(db, key);
  return row?.id ?? null;
}

/** The same, its row held until the transaction ends. */
export async function lockShop(db: Db, key: string): Promise<number | null> {
  const [row] = await idByKey(db, key).for('update');
  return row?.id ?? null;
}

/** Writes what is given of a shop's own row. */
export async function updateShop(db: Db, id: number, row: Row): Promise<void> {
  if (Object.values(row).some((value) => value !== undefined))
    await db.update(shops).set(row).where(eq(shops.id, id));
}

/** Where it delivers, in place of what was. */
export async function putZone(
  db: Db,
  shopId: number,
  area: (typeof deliveryZones.$inferInsert)['area'],
): Promise<void> {
  await db
    .insert(deliveryZones)
    .values({ shopId, area })
    .onConflictDoUpdate({ target: deliveryZones.shopId, set: { area } });
}

/** The categories it is in, in place of those it was in. */
export async function putShopCategories(
  db: Db,
  shopId: number,
  ids: readonly number[],
): Promise<void> {
  await db.delete(shopCategories).where(eq(shopCategories.shopId, shopId));
  if (ids.length)
    await db
      .insert(shopCategories)
      .values(ids.map((categoryId) => ({ shopId, categoryId })));
}

/** The hours of its week, in place of those that were. */
export async function putHours(
  db: Db,
  shopId: number,
  hours: Parts<typeof shopWorkingDays.$inferInsert>,
): Promise<void> {
  await db.delete(shopWorkingDays).where(eq(shopWorkingDays.shopId, shopId));
  await db
    .insert(shopWorkingDays)
    .values(hours.map((row) => ({ ...row, shopId })));
}

/** Its words in every language: other languages go. */
export async function putShopWords(
  db: Db,
  shopId: number,
  rows: Parts<typeof shopTranslations.$inferInsert>,
): Promise<void> {
  await db.delete(shopTranslations).where(
    and(
      eq(shopTranslations.shopId, shopId),
      notInArray(
        shopTranslations.locale,
        rows.map(({ locale }) => locale),
      ),
    ),
  );
  await db
    .insert(shopTranslations)
    .values(rows.map((row) => ({ ...row, shopId })))
    .onConflictDoUpdate({
      target: [shopTranslations.shopId, shopTranslations.locale],
      set: {
        title: sql`excluded.title`,
        description: sql`excluded.description`,
        address: sql`excluded.address`,
      },
    });
}

/** The days from `since` on (YYYY-MM-DD) on which it is closed, in place of those that were. */
export async function putClosedDays(
  db: Db,
  shopId: number,
  { days, since }: { readonly days: readonly string[]; readonly since: string },
): Promise<void> {
  await db
    .delete(shopClosedDates)
    .where(
      and(
        eq(shopClosedDates.shopId, shopId),
        gte(shopClosedDates.day, since),
        days.length ? notInArray(shopClosedDates.day, [...days]) : undefined,
      ),
    );
  if (days.length)
    await db
      .insert(shopClosedDates)
      .values(days.map((day) => ({ shopId, day })))
      .onConflictDoNothing();
}
