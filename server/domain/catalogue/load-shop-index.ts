import type { Db } from '@/server/db/client';
import {
  type CategoryRow,
  findSharedCategories,
  findTags,
  type TagRow,
} from '@/server/repositories/shop/category-repository';
import {
  findApprovedShops,
  findClosedShops,
  type ListedShopRow,
} from '@/server/repositories/shop/shop-repository';
import { cached } from '@/server/caches/catalogue-cache';

/** The rectangle around a delivery zone, in degrees. */
interface ZoneBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** A shop as the domain sees it: its row with all parts, and ready for `canOrder` and `priceDelivery`. */
export interface CatalogueShop extends ListedShopRow {
  /** YYYY-MM-DD of the shop's calendar. */
  readonly closedDates: readonly string[];
  readonly zoneBox: ZoneBox | null;
  readonly tags: readonly TagRow[];
  readonly categories: readonly CategoryRow[];
}

/** Every approved shop by id, uuid and slug; one immutable snapshot, in id order. */
export interface ShopIndex {
  /** Those in lists. */
  readonly shops: readonly CatalogueShop[];
  readonly byId: ReadonlyMap<number, CatalogueShop>;
  readonly byUuid: ReadonlyMap<string, CatalogueShop>;
  readonly bySlug: ReadonlyMap<string, CatalogueShop>;
  /** Ids, uuids and slugs of shops that closed for good. */
  readonly gone: ReadonlySet<string>;
  readonly categories: readonly CategoryRow[];
  readonly tags: readonly TagRow[];
}

function boxOf(zone: ListedShopRow['zone']): ZoneBox | null {
  if (!zone?.length) return null;
  const latitudes = zone.map(([latitude]) => latitude);
  const longitudes = zone.map(([, longitude]) => longitude);
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

function toCatalogueShop(
  row: ListedShopRow,
  categories: ReadonlyMap<number, CategoryRow>,
  tags: ReadonlyMap<number, TagRow>,
): CatalogueShop {
  return {
    ...row,
    closedDates: row.closures.map(({ day }) => day),
    zoneBox: boxOf(row.zone),
    tags: row.tagIds.flatMap((id) => tags.get(id) ?? []),
    categories: row.categoryIds.flatMap((id) => categories.get(id) ?? []),
  };
}

/** The shop of an approved application has a page at once, and stands in lists when it has something to sell or is open. */
const isListed = ({ open, ownerId, productsCount }: CatalogueShop): boolean =>
  open || productsCount > 0 || ownerId === null;

async function load(db: Db): Promise<ShopIndex> {
  const categories = await findSharedCategories(db);
  const tags = await findTags(db);
  const categoryById = new Map(categories.map((row) => [row.id, row]));
  const tagById = new Map(tags.map((row) => [row.id, row]));
  const approved = (await findApprovedShops(db)).map((row) =>
    toCatalogueShop(row, categoryById, tagById),
  );
  const closed = await findClosedShops(db);
  return {
    shops: approved.filter(isListed),
    categories,
    tags,
    byId: new Map(approved.map((shop) => [shop.id, shop])),
    byUuid: new Map(approved.map((shop) => [shop.uuid, shop])),
    bySlug: new Map(approved.map((shop) => [shop.slug.toLowerCase(), shop])),
    gone: new Set(
      closed.flatMap(({ id, slug, uuid }) => [
        String(id),
        slug.toLowerCase(),
        uuid,
      ]),
    ),
  };
}

/**
 * The approved shops with everything about them, from this process's cache (a handful of queries when cold, none
 * when warm; docs/adr/0005). Changes arrive by NOTIFY catalogue 'shops:'.
 */
export function shopIndex(db: Db): Promise<ShopIndex> {
  return cached('shops:index', () => load(db));
}

const asKey = (key: number | string): string => {
  const text = String(key).toLowerCase();
  return /^\d+$/.test(text) ? String(Number(text)) : text;
};

/** A shop by its id (number or digits), uuid or slug; null when there is none or it is not listed. */
export function findShop(
  { byId, bySlug, byUuid }: ShopIndex,
  key: number | string,
): CatalogueShop | null {
  const text = asKey(key);
  return byId.get(Number(text)) ?? byUuid.get(text) ?? bySlug.get(text) ?? null;
}

/** Whether the id, uuid or slug is of a shop that closed for good. */
export function isGone({ gone }: ShopIndex, key: number | string): boolean {
  return gone.has(asKey(key));
}
