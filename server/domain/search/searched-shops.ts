import { availableNow } from '../availability/shop-now';
import type { CatalogueShop, ShopIndex } from '../catalogue/load-shop-index';
import type { Point } from '@/server/domain/money/delivery-distance';
import { reachable } from '../catalogue/shops-around';

interface Asked {
  readonly address?: Point;
  readonly pickup?: boolean;
  /** true: open now only; false: the others only. */
  readonly open?: boolean;
  readonly shop_id?: number;
}

/** Ids of the shops that a search looks in, and of those among them that are open now, and that sell groceries. */
export interface SearchedShops {
  readonly shopIds: readonly number[];
  readonly openIds: readonly number[];
  readonly groceryIds: readonly number[];
}

/** Whether a shop takes orders now. */
export const isOpen = (shop: CatalogueShop, now: Date): boolean =>
  availableNow(shop, now).canOrder;

/** The shops that a search looks in. */
export function searchedShops(
  index: ShopIndex,
  asked: Asked,
  now: Date,
): SearchedShops {
  const { open, shop_id: shopId } = asked;
  const shops = reachable(index, index.shops, asked).filter(
    (shop) =>
      (shopId === undefined || shop.id === shopId) &&
      (open === undefined || isOpen(shop, now) === open),
  );
  return {
    shopIds: shops.map(({ id }) => id),
    openIds: shops.filter((shop) => isOpen(shop, now)).map(({ id }) => id),
    groceryIds: shops.flatMap(({ id, type }) => (type === 'shop' ? id : [])),
  };
}
