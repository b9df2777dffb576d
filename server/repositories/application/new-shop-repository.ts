import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import {
  categories,
  deliveryZones,
  shopCategories,
  shopPayments,
  shops,
  shopTranslations,
  shopWorkingDays,
} from '@/server/db/schema/catalogue';
import { payments } from '@/server/db/schema/settings';

type NewShop = typeof shops.$inferInsert;

/** What a shop is made of beside its own row. */
interface ShopParts {
  readonly translations: readonly Omit<
    typeof shopTranslations.$inferInsert,
    'id' | 'shopId'
  >[];
  readonly hours: readonly Omit<
    typeof shopWorkingDays.$inferInsert,
    'id' | 'shopId'
  >[];
  readonly zone: (typeof deliveryZones.$inferInsert)['area'];
  readonly categoryIds: readonly number[];
}

/** Who knows the pattern can have taken some; more are not tried. */
const SLUGS_MAX = 50;

async function insertRow(
  db: Db,
  row: NewShop,
  otherSlug: string,
): Promise<number> {
  const numbered = Array.from(
    { length: SLUGS_MAX },
    (_, index) => `${otherSlug}-${index + 2}`,
  );
  for (const slug of [row.slug, otherSlug, ...numbered]) {
    const [shop] = await db
      .insert(shops)
      .values({ ...row, slug })
      .onConflictDoNothing({ target: shops.slug })
      .returning({ id: shops.id });
    if (shop) return shop.id;
  }
  throw new Error('no free name for the shop’s address');
}

/** Writes a shop with all its parts, which takes every active way to pay; answers its id. The other slug is for when the first is taken. */
export async function insertShop(
  db: Db,
  row: NewShop,
  { otherSlug, ...parts }: ShopParts & { readonly otherSlug: string },
): Promise<number> {
  const shopId = await insertRow(db, row, otherSlug);
  const all = <T extends object>(rows: readonly T[]) =>
    rows.map((each) => ({ ...each, shopId }));
  await db.insert(shopTranslations).values(all(parts.translations));
  if (parts.hours.length)
    await db.insert(shopWorkingDays).values(all(parts.hours));
  await db.insert(deliveryZones).values({ shopId, area: parts.zone });
  const ways = await db
    .select({ paymentId: payments.id })
    .from(payments)
    .where(eq(payments.active, true));
  if (ways.length) await db.insert(shopPayments).values(all(ways));
  const belongs = parts.categoryIds.map((categoryId) => ({ categoryId }));
  if (belongs.length) await db.insert(shopCategories).values(all(belongs));
  return shopId;
}

/** Whose categories in force those of the ids are: a restaurant's, or a shop's. */
export async function findTrades(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, 'restaurant' | 'shop'>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select({ id: categories.id, kind: categories.kind })
    .from(categories)
    .where(
      and(
        inArray(categories.id, [...ids]),
        inArray(categories.kind, ['main', 'shop']),
        eq(categories.active, true),
      ),
    );
  return new Map(
    rows.map(({ id, kind }) => [id, kind === 'shop' ? 'shop' : 'restaurant']),
  );
}
