import type { QueryClient } from '@tanstack/react-query';
import { cartQueries } from '@/services/cart/cart-queries';
import { shopPageQueries } from '@/services/shop/shop-page-queries';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import type { Shell } from '@/utils/shell/shell';

/** The customer's cart, then its shop for the address of the page. A cart that cannot be read is asked for again there. */
export function prefetchCart(shell: Shell) {
  return async (client: QueryClient): Promise<void> => {
    const { currency, lang, user } = shell;
    if (!user) return;
    const scope = { userId: user.id, currencyId: currency.id, lang };
    const cart = await client.query(cartQueries.user(scope)).catch(() => null);
    if (!cart) return;
    await client
      .query(shopPageQueries.detail(cart.shop_id, catalogueScope(shell)))
      .catch(() => undefined);
  };
}
