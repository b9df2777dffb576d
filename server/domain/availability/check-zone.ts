import { DomainError } from '@/server/errors';
import type { CatalogueShop, ShopIndex } from '../catalogue/load-shop-index';
import { deliversTo, deliveryTo, type Point } from '../catalogue/view-shop';
import { canOrder } from './can-order';

/** Passes when a shop that is open now delivers to the point; out_of_zone otherwise. */
export function requireCoverage(
  { shops }: ShopIndex,
  address: Point,
  now: Date,
): void {
  const covered = shops.some(
    (shop) => canOrder(shop, { now, address }).canOrder,
  );
  if (!covered) throw new DomainError('out_of_zone');
}

/** Distance, fee and minutes of a shop's delivery to the point; out_of_zone when its zone does not hold it. */
export function requireShopCoverage(
  shop: CatalogueShop,
  address: Point,
): ReturnType<typeof deliveryTo> {
  if (!deliversTo(shop, address)) throw new DomainError('out_of_zone');
  return deliveryTo(shop, address);
}
