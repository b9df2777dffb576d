import type { ShopIndex } from './load-shop-index';
import { mostInviting } from './order-shops';
import { reachable } from './shops-around';
import { type ShopViewer, type ShopView, viewShop } from './view-shop';

const RECOMMENDED_MAX = 12;

/** What a visitor is shown first, at most twelve; see `mostInviting`. */
export function recommendShops(
  index: ShopIndex,
  { type, ...caller }: ShopViewer & { readonly type?: 'restaurant' | 'shop' },
): readonly ShopView[] {
  const shops = reachable(index, index.shops, caller).filter(
    (shop) => !type || shop.type === type,
  );
  return mostInviting(shops, caller)
    .slice(0, RECOMMENDED_MAX)
    .map((shop) => viewShop(shop, caller));
}
