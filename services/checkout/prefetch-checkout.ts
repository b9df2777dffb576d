import type { QueryClient } from '@tanstack/react-query';
import { addressQueries } from '@/services/address/address-queries';
import { cartQueries } from '@/services/cart/cart-queries';
import { settingsQueries } from '@/services/settings/settings-queries';
import { initialPoint } from '@/utils/checkout-address';
import type { Shell } from '@/utils/shell';
import { checkoutQueries } from './checkout-queries';

/** Cart, addresses and account at once, then the cart's shop for the address that the form begins with. */
export function prefetchCheckout({ address, currency, lang, user }: Shell) {
  return async (client: QueryClient): Promise<void> => {
    if (!user) return;
    const scope = { userId: user.id, currencyId: currency.id, lang };
    const [cart, addresses] = await Promise.all([
      client.query(cartQueries.user(scope)),
      client.query(addressQueries.list(user.id)),
      client.query(checkoutQueries.account(scope)),
      client.query(settingsQueries.payments()),
    ]);
    if (!cart) return;
    const point = initialPoint(address, addresses);
    await client.query(checkoutQueries.shop(cart.shop_id, scope, point));
  };
}
