import { distanceKm, polygonContains } from '@/utils/geo';
import { type Availability, canOrder } from '../availability/can-order';
import { estimateEta } from '../availability/estimate-eta';
import { priceDelivery, roundKm } from '../pricing/price-delivery';
import { isRunning } from '../pricing/price-stock';
import type { CatalogueShop } from './load-shop-index';

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
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
  /** With an address: kilometres to a tenth, the fee in minor units of the default currency, minutes. */
  readonly delivery: {
    readonly distanceKm: number;
    readonly feeMinor: number;
    readonly eta: { readonly from: number; readonly to: number };
  } | null;
}

const NEW_FOR_MS = 30 * 86_400_000;

/** Distance, fee and minutes from a shop to a point; whether the zone holds it is `canOrder`'s to say. */
export function deliveryTo(
  shop: CatalogueShop,
  { latitude, longitude }: Point,
): NonNullable<ShopView['delivery']> {
  const km = roundKm(
    distanceKm([shop.latitude, shop.longitude], [latitude, longitude]),
  );
  return {
    distanceKm: km,
    feeMinor: priceDelivery(shop, km),
    eta: estimateEta(shop, km),
  };
}

/** Whether the shop's zone holds the point. */
export function deliversTo(
  shop: CatalogueShop,
  { latitude, longitude }: Point,
): boolean {
  return !!shop.zone && polygonContains(shop.zone, [latitude, longitude]);
}

/** A percent deal weighs more than a fixed amount; among equals the bigger one. */
function bestDeal(discounts: CatalogueShop['discounts']): ShopView['deal'] {
  const rank = (discount: CatalogueShop['discounts'][number]): number =>
    (discount.type === 'percent' ? 1_000_000_000 : 0) + discount.value;
  return discounts.reduce<ShopView['deal']>(
    (best, next) => (best && rank(best) >= rank(next) ? best : next),
    null,
  );
}

/** What a shop is to a caller at this moment, with an address also for it. */
export function viewShop(
  shop: CatalogueShop,
  { address, now }: { readonly now: Date; readonly address?: Point },
): ShopView {
  const here = canOrder(shop, { now });
  const running = shop.discounts.filter((rule) => isRunning(rule, now));
  return {
    shop,
    availability:
      address && !deliversTo(shop, address)
        ? canOrder(shop, { now, address })
        : here,
    open: here.canOrder,
    isNew: +now - +shop.createdAt < NEW_FOR_MS,
    deal: bestDeal(running.filter(({ translations }) => translations !== null)),
    discountsCount: running.length,
    delivery: address ? deliveryTo(shop, address) : null,
  };
}
