import { distanceKm } from '@/utils/address/geo';
import { type Availability, canOrder } from '../availability/can-order';
import { estimateEta } from '../availability/estimate-eta';
import { availableNow } from '../availability/shop-now';
import { priceDelivery, roundKm } from '@/utils/money/shop-terms';
import { isRunning } from '@/server/domain/money/price-stock';
import { runningBonus } from '@/server/domain/money/running-bonus';
import type { CatalogueShop } from './load-shop-index';
import type { Point } from '@/server/domain/money/delivery-distance';
import { deliversTo } from './shops-around';

/** Who looks at a shop: when, from where, and whether they would fetch the order themselves. */
export interface ShopViewer {
  readonly now: Date;
  readonly address?: Point;
  readonly pickup?: boolean;
}

interface Minutes {
  readonly from: number;
  readonly to: number;
}

/** How an order gets from the shop to the caller. */
export interface ShopReach {
  /** To a tenth; null for a pickup by somebody without an address. */
  readonly distanceKm: number | null;
  /** By the tariff, minor units of the default currency; null for a pickup, and where it is not brought to. */
  readonly feeMinor: number | null;
  /** Null where it is not brought to. */
  readonly eta: Minutes | null;
}

/** A shop as one caller sees it now: what depends on the moment and on the address. */
export interface ShopView {
  readonly shop: CatalogueShop;
  readonly availability: Availability;
  /** The shop's switch and its hours, whatever the address. */
  readonly open: boolean;
  /** Opened here within the last month. */
  readonly isNew: boolean;
  /** The best running promotion: a discount with a title. */
  readonly deal: CatalogueShop['discounts'][number] | null;
  readonly discountsCount: number;
  /** What buying something there brings, the newest rule. */
  readonly bonus: CatalogueShop['bonuses'][number] | null;
  /** Null without an address, unless the caller would come and fetch it. */
  readonly delivery: ShopReach | null;
}

const NEW_FOR_MS = 30 * 86_400_000;

/** Kilometres from a shop to a point, to a tenth: what is shown and charged. */
export function kmTo(
  shop: CatalogueShop,
  { latitude, longitude }: Point,
): number {
  return roundKm(
    distanceKm([shop.latitude, shop.longitude], [latitude, longitude]),
  );
}

/** Distance, fee and minutes from a shop to a point; whether the zone holds it is `canOrder`'s to say. */
export function deliveryTo(
  shop: CatalogueShop,
  address: Point,
): { distanceKm: number; feeMinor: number; eta: Minutes } {
  const km = kmTo(shop, address);
  return {
    distanceKm: km,
    feeMinor: priceDelivery(shop, km),
    eta: estimateEta(shop, km),
  };
}

function reachOf(
  shop: CatalogueShop,
  { address, pickup }: ShopViewer,
): (ShopReach & { readonly eta: Minutes }) | null {
  if (!pickup) return address ? deliveryTo(shop, address) : null;
  return {
    distanceKm: address ? kmTo(shop, address) : null,
    feeMinor: null,
    eta: estimateEta(shop, 0),
  };
}

/** Between which minutes an order would be there; the kitchen's own where no way is known. */
export function arrivalMinutes(
  shop: CatalogueShop,
  caller: ShopViewer,
): Minutes {
  return reachOf(shop, caller)?.eta ?? estimateEta(shop, 0);
}

/** Opened here within the last month. */
export function isNewShop({ createdAt }: CatalogueShop, now: Date): boolean {
  return +now - +createdAt < NEW_FOR_MS;
}

/** The best running promotion; a percent weighs more than a fixed amount, among equals the bigger one. */
export function dealOf(
  { discounts }: CatalogueShop,
  now: Date,
): ShopView['deal'] {
  const rank = (discount: CatalogueShop['discounts'][number]): number =>
    (discount.type === 'percent' ? 1_000_000_000 : 0) + discount.value;
  let best: ShopView['deal'] = null;
  for (const next of discounts)
    if (next.translations !== null && isRunning(next, now))
      best = best && rank(best) >= rank(next) ? best : next;
  return best;
}

/** What a shop is to a caller at this moment, with an address also for it. */
export function viewShop(shop: CatalogueShop, caller: ShopViewer): ShopView {
  const { address, now, pickup } = caller;
  const here = availableNow(shop, now);
  const outside = address && !pickup && !deliversTo(shop, address);
  return {
    shop,
    availability: outside ? canOrder(shop, { now, address }) : here,
    open: here.canOrder,
    isNew: isNewShop(shop, now),
    deal: dealOf(shop, now),
    discountsCount: shop.discounts.filter((rule) => isRunning(rule, now))
      .length,
    bonus: runningBonus(shop.bonuses, now),
    delivery: outside
      ? { distanceKm: kmTo(shop, address), feeMinor: null, eta: null }
      : reachOf(shop, caller),
  };
}
