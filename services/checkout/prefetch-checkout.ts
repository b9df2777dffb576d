import type { QueryClient } from '@tanstack/react-query';
import { addressQueries } from '@/services/address/address-queries';
import { cartQueries } from '@/services/cart/cart-queries';
import type { UserDto } from '@/server/contracts/user';
import { settingsQueries } from '@/services/settings/settings-queries';
import { initialPoint } from '@/utils/address/checkout-address';
import { toSavedAddress } from '@/services/address/to-saved-address';
import type { Shell } from '@/utils/shell/shell';
import { checkoutQueries } from './checkout-queries';

/**
 * The cart, then its shop for the address that the form begins with. The account was asked for with the session and
 * brings its addresses.
 */
export function prefetchCheckout(
  { address, currency, lang }: Shell,
  account: UserDto | null,
) {
  return async (client: QueryClient): Promise<void> => {
    if (!account) return;
    const { id } = account;
    const addresses = account.addresses.map(toSavedAddress);
    const scope = { userId: id, currencyId: currency.id, lang };
    client.setQueryData(checkoutQueries.account(scope).queryKey, account);
    client.setQueryData(addressQueries.list(id).queryKey, addresses);
    const [cart] = await Promise.all([
      client.query(cartQueries.account(scope)),
      client.query(settingsQueries.payments()),
    ]);
    if (!cart) return;
    const point = initialPoint(address, addresses);
    await client.query(checkoutQueries.shop(cart.shop_id, scope, point));
  };
}
