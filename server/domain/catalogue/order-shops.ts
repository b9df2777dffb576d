import { priceDelivery } from '@/utils/money/shop-terms';
import { availableNow } from '../availability/shop-now';
import type { ShopListQueryDto } from '@/server/contracts/shop';
import type { CatalogueShop, ShopIndex } from './load-shop-index';
import { compareNullable } from './sort-and-page';
import { type ShopViewer, dealOf, kmTo, arrivalMinutes } from './view-shop';

export type ShopOrder = ShopListQueryDto['order_by'];
type Compare = (a: CatalogueShop, b: CatalogueShop) => number;

/** Rating weighted by how many rated, then orders, then whether the house vouches for it. */
function trustOf(shop: CatalogueShop): number {
  const prior = { rating: 4.2, weight: 12 };
  const { ordersCount, ratingAvg, reviewsCount } = shop;
  const rated = (ratingAvg ?? 0) * reviewsCount + prior.rating * prior.weight;
  return (
    rated / (reviewsCount + prior.weight) +
    Math.log10(1 + ordersCount) / 10 +
    (shop.verify ? 0.1 : 0)
  );
}

const byTrust: Compare = (a, b) => trustOf(b) - trustOf(a);

/** Orders that depend on the shop alone; ties stand in id order, as the index does. */
const STANDING: Readonly<Partial<Record<ShopOrder, Compare>>> = {
  new: (a, b) => +b.createdAt - +a.createdAt,
  old: (a, b) => +a.createdAt - +b.createdAt,
  best_sale: (a, b) => b.ordersCount - a.ordersCount,
  low_sale: (a, b) => a.ordersCount - b.ordersCount,
  high_rating: (a, b) => compareNullable(a.ratingAvg, b.ratingAvg, -1),
  low_rating: (a, b) => compareNullable(a.ratingAvg, b.ratingAvg, 1),
  trust_you: byTrust,
  arrival: byTrust,
};

const known = new WeakMap<
  ShopIndex,
  Map<ShopOrder, readonly CatalogueShop[]>
>();

/** All shops of the index in the standing part of an order; sorted once per snapshot. */
export function shopsInOrder(
  index: ShopIndex,
  order: ShopOrder,
): readonly CatalogueShop[] {
  const compare = STANDING[order];
  if (!compare) return index.shops;
  const orders = known.get(index) ?? new Map<ShopOrder, CatalogueShop[]>();
  known.set(index, orders);
  const sorted = orders.get(order) ?? index.shops.toSorted(compare);
  orders.set(order, sorted);
  return sorted;
}

/** Smaller keys first, each worked out once; ties keep their place. */
function sortedBy(
  shops: readonly CatalogueShop[],
  keyOf: (shop: CatalogueShop) => number,
): CatalogueShop[] {
  return shops
    .map((shop) => ({ shop, key: keyOf(shop) }))
    .sort((a, b) => a.key - b.key)
    .map(({ shop }) => shop);
}

/** Those that take orders now, those whose kitchen is busy for a while, the others. */
function openFirst(
  shops: readonly CatalogueShop[],
  now: Date,
): CatalogueShop[] {
  return sortedBy(shops, (shop) => {
    const here = availableNow(shop, now);
    if (here.canOrder) return 0;
    return here.reason === 'busy' ? 1 : 2;
  });
}

/** Those that take orders now by the minute they come, then the closed ones by when they open, else last. */
function soonestFirst(
  shops: readonly CatalogueShop[],
  caller: ShopViewer,
): CatalogueShop[] {
  const open = openFirst(shops, caller.now);
  return sortedBy(open, (shop) => {
    const here = availableNow(shop, caller.now);
    if (here.canOrder) {
      const { from, to } = arrivalMinutes(shop, caller);
      // of those that are there as late the one that may be there earlier
      return to + from / 1_000;
    }
    return here.nextAt ? +here.nextAt : Infinity;
  });
}

/**
 * Does what of an order depends on the caller, to shops that stand in `shopsInOrder` already: those that take
 * orders now first, the soonest there first, the nearest first (to pick up, of those that take orders now), the
 * cheapest delivery first.
 */
export function arrangeShops(
  shops: readonly CatalogueShop[],
  order: ShopOrder,
  caller: ShopViewer,
): readonly CatalogueShop[] {
  const { address, now, pickup } = caller;
  if (order === 'trust_you') return openFirst(shops, now);
  if (order === 'arrival') return soonestFirst(shops, caller);
  if (order === 'distance') {
    const near = address
      ? sortedBy(shops, (shop) => kmTo(shop, address))
      : shops;
    return pickup ? openFirst(near, now) : near;
  }
  if (order === 'delivery_fee')
    return sortedBy(shops, (shop) =>
      address
        ? priceDelivery(shop, kmTo(shop, address))
        : shop.deliveryStartMinor,
    );
  return shops;
}

const NEAR_KM = 5;

/**
 * What a visitor is shown first: those that take orders now, of these the trusted, near ones with a promotion.
 * Not the lists' own order, next to which they are shown.
 */
export function mostInviting(
  shops: readonly CatalogueShop[],
  { address, now }: ShopViewer,
): readonly CatalogueShop[] {
  const nearness = (shop: CatalogueShop): number =>
    address ? Math.max(0, 1 - kmTo(shop, address) / NEAR_KM) : 0;
  const appeal = (shop: CatalogueShop): number =>
    trustOf(shop) + 0.5 * nearness(shop) + (dealOf(shop, now) ? 0.3 : 0);
  return openFirst(
    sortedBy(shops, (shop) => -appeal(shop)),
    now,
  );
}
