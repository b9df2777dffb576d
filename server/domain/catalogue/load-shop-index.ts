import type { Db } from '@/server/db/client';
import {
  type CategoryRow,
  findSharedCategories,
  findTags,
  type TagRow,
} from '@/server/repositories/category-repository';
import {
  findApprovedShops,
  type ShopRow,
} from '@/server/repositories/shop-repository';
import { cached } from '../catalogue-cache';

/** A shop as the domain sees it: its row with all parts, and ready for `canOrder` and `priceDelivery`. */
export interface CatalogueShop extends ShopRow {
  /** YYYY-MM-DD of the shop's calendar. */
  readonly closedDates: readonly string[];
  readonly tags: readonly TagRow[];
  readonly categories: readonly CategoryRow[];
}

/** Every approved shop by id and by uuid; one immutable snapshot. */
export interface ShopIndex {
  readonly shops: readonly CatalogueShop[];
  readonly byId: ReadonlyMap<number, CatalogueShop>;
  readonly byUuid: ReadonlyMap<string, CatalogueShop>;
  readonly categories: readonly CategoryRow[];
  readonly tags: readonly TagRow[];
}

function toCatalogueShop(
  row: ShopRow,
  categories: ReadonlyMap<number, CategoryRow>,
  tags: ReadonlyMap<number, TagRow>,
): CatalogueShop {
  return {
    ...row,
    closedDates: row.closures.map(({ day }) => day),
    tags: row.tagIds.flatMap((id) => tags.get(id) ?? []),
    categories: row.categoryIds.flatMap((id) => categories.get(id) ?? []),
  };
}

async function load(db: Db): Promise<ShopIndex> {
  const categories = await findSharedCategories(db);
  const tags = await findTags(db);
  const categoryById = new Map(categories.map((row) => [row.id, row]));
  const tagById = new Map(tags.map((row) => [row.id, row]));
  const shops = (await findApprovedShops(db)).map((row) =>
    toCatalogueShop(row, categoryById, tagById),
  );
  return {
    shops,
    categories,
    tags,
    byId: new Map(shops.map((shop) => [shop.id, shop])),
    byUuid: new Map(shops.map((shop) => [shop.uuid, shop])),
  };
}

/**
 * The approved shops with everything about them, from this process's cache (three queries when cold, none when
 * warm; docs/adr/0005). Changes arrive by NOTIFY catalogue 'shops:'.
 */
export function shopIndex(db: Db): Promise<ShopIndex> {
  return cached('shops:index', () => load(db));
}

/** A shop by its id (number or digits) or uuid; null when there is none or it is not approved. */
export function findShop(
  index: ShopIndex,
  idOrUuid: number | string,
): CatalogueShop | null {
  const key = String(idOrUuid);
  const found = /^\d+$/.test(key)
    ? index.byId.get(Number(key))
    : index.byUuid.get(key.toLowerCase());
  return found ?? null;
}
