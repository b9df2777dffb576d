import type { QueryClient } from '@tanstack/react-query';
import { findPageCart } from '@/services/cart/page-cart';
import { shopPageQueries } from '@/services/shop/shop-page-queries';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import type { Shell } from '@/utils/shell/shell';

/** The reader's cart, then its shop for the address of the page. A cart that cannot be read is asked for again there. */
export function prefetchCart(shell: Shell) {
  return async (client: QueryClient): Promise<void> => {
    const cart = await findPageCart(shell, client).catch(() => null);
    if (!cart) return;
    await client
      .query(shopPageQueries.detail(cart.shop_id, catalogueScope(shell)))
      .catch(() => undefined);
  };
}
