import type { QueryClient } from '@tanstack/react-query';
import { findPageCart } from '@/services/cart/page-cart';
import { shopPageQueries } from '@/services/shop/shop-page-queries';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import type { Shell } from '@/utils/shell/shell';

/** The reader's cart, then its shop for the address of the page, or for a pickup. A cart that cannot be read is asked for again there. */
export function prefetchCart(shell: Shell) {
  return async (client: QueryClient): Promise<void> => {
    const cart = await findPageCart(shell, client).catch(() => null);
    if (!cart) return;
    const scope = catalogueScope(shell);
    const { detail, pickup } = shopPageQueries;
    const views = shell.mode === 'pickup' ? [detail, pickup] : [detail];
    await Promise.all(
      views.map((view) =>
        client.query(view(cart.shop_id, scope)).catch(() => undefined),
      ),
    );
  };
}
