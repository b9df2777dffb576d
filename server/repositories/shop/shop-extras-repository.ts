import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { products } from '@/server/db/schema/products';
import {
  branches,
  type BranchHours,
  shopGalleries,
  stories,
} from '@/server/db/schema/shop-extras';
import { columnsBut } from '@/server/repositories/select-sql';
import { productTexts, type Translations } from './catalogue-sql';

/** Another place of a shop's brand; `title` names it, `description` is its address. */
export interface BranchRow {
  readonly id: number;
  readonly shopId: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly phone: string | null;
  readonly hours: readonly BranchHours[];
  readonly translations: Translations;
}

/** A running promotion; `productUuid` of the product it leads to. */
export interface StoryRow {
  readonly id: number;
  readonly shopId: number;
  readonly img: string;
  readonly translations: Translations;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly productUuid: string | null;
  /** Of the product it leads to; empty without one. */
  readonly productTranslations: Translations;
}

/** The pictures of a shop beyond its cover, in their order. */
export function findShopPictures(
  db: Db,
  shopId: number,
): Promise<{ id: number; img: string }[]> {
  return db
    .select({ id: shopGalleries.id, img: shopGalleries.img })
    .from(shopGalleries)
    .where(eq(shopGalleries.shopId, shopId))
    .orderBy(asc(shopGalleries.position), asc(shopGalleries.id));
}

const branchColumns = columnsBut(branches, 'position', 'active');

/** The other places of a shop's brand, in their order. */
export function findBranches(db: Db, shopId: number): Promise<BranchRow[]> {
  return db
    .select(branchColumns)
    .from(branches)
    .where(and(eq(branches.shopId, shopId), eq(branches.active, true)))
    .orderBy(asc(branches.position), asc(branches.id));
}

/** One of those places, of whatever shop. */
export async function findBranch(
  db: Db,
  id: number,
): Promise<BranchRow | null> {
  const [row] = await db
    .select(branchColumns)
    .from(branches)
    .where(and(eq(branches.id, id), eq(branches.active, true)));
  return row ?? null;
}

/** The stories that run at a moment, latest first; one whose product is not on sale is left out. */
export function findRunningStories(db: Db, at: Date): Promise<StoryRow[]> {
  const onSale = and(
    eq(products.active, true),
    eq(products.addon, false),
    eq(products.status, 'published'),
  );
  return db
    .select({
      ...columnsBut(stories, 'productId', 'active'),
      productUuid: products.uuid,
      productTranslations: productTexts,
    })
    .from(stories)
    .leftJoin(products, eq(products.id, stories.productId))
    .where(
      and(
        eq(stories.active, true),
        lte(stories.startsAt, at),
        or(isNull(stories.endsAt), gt(stories.endsAt, at)),
        or(isNull(stories.productId), onSale),
      ),
    )
    .orderBy(desc(stories.startsAt), desc(stories.id));
}
