import { DomainError } from '@/server/errors';
import type { CatalogueShop, ShopIndex } from './load-shop-index';
import type { Point } from '@/server/domain/money/delivery-distance';
import { deliversTo, shopsAround } from './shops-around';
import { deliveryTo } from './view-shop';
import { availableNow } from '../availability/shop-now';

/** Passes when a shop that is open now delivers to the point; out_of_zone otherwise. */
export function requireCoverage(
  index: ShopIndex,
  address: Point,
  now: Date,
): void {
  for (const shop of shopsAround(index, address))
    if (availableNow(shop, now).canOrder) return;
  throw new DomainError('out_of_zone');
}

/** Distance, fee and minutes of a shop's delivery to the point; out_of_zone when its zone does not hold it. */
export function requireShopCoverage(
  shop: CatalogueShop,
  address: Point,
): ReturnType<typeof deliveryTo> {
  if (!deliversTo(shop, address)) throw new DomainError('out_of_zone');
  return deliveryTo(shop, address);
}
