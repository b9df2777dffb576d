import { LRUCache } from 'lru-cache';
import { polygonContains } from '@/utils/address/geo';
import type { Point } from '@/server/domain/money/delivery-distance';
import type { CatalogueShop, ShopIndex } from './load-shop-index';

/** Callers keep their address for a while: the shops around the last ones are known. */
const KEPT_POINTS = 50;
const known = new WeakMap<
  ShopIndex,
  LRUCache<string, ReadonlySet<CatalogueShop>>
>();

/** Whether the shop's zone holds the point; its bounding box answers for most. */
export function deliversTo(
  { zone, zoneBox }: CatalogueShop,
  { latitude, longitude }: Point,
): boolean {
  if (!zone || !zoneBox) return false;
  const { east, north, south, west } = zoneBox;
  if (latitude < south || latitude > north) return false;
  if (longitude < west || longitude > east) return false;
  return polygonContains(zone, [latitude, longitude]);
}

/** The shops whose zone holds the point; worked out once per snapshot and point. */
export function shopsAround(
  index: ShopIndex,
  point: Point,
): ReadonlySet<CatalogueShop> {
  const points =
    known.get(index) ??
    new LRUCache<string, ReadonlySet<CatalogueShop>>({ max: KEPT_POINTS });
  known.set(index, points);
  const key = `${point.latitude},${point.longitude}`;
  const kept = points.get(key);
  if (kept) return kept;
  const around = new Set(index.shops.filter((shop) => deliversTo(shop, point)));
  points.set(key, around);
  return around;
}

/** Those that can serve a caller: for a delivery the zone must hold the address, for a pickup everyone can. */
export function reachable(
  index: ShopIndex,
  shops: readonly CatalogueShop[],
  { address, pickup }: { readonly address?: Point; readonly pickup?: boolean },
): readonly CatalogueShop[] {
  if (!address || pickup) return shops;
  const around = shopsAround(index, address);
  return shops.filter((shop) => around.has(shop));
}
