import type { QueryClient } from '@tanstack/react-query';
import { addressQueries } from '@/services/address/address-queries';
import { cartQueries } from '@/services/cart/cart-queries';
import type { UserDto } from '@/server/contracts/account/user';
import { settingsQueries } from '@/services/settings/settings-queries';
import { initialPoint } from '@/utils/address/checkout-address';
import { toSavedAddress } from '@/services/address/to-saved-address';
import type { Shell } from '@/utils/shell/shell';
import { checkoutQueries } from './checkout-queries';

/**
 * The cart, then its shop and its times for the address that the form begins with, so that the first paint has all
 * that is chosen from. The account was asked for with the session and brings its addresses.
 */
export function prefetchCheckout(
  { address, currency, lang, mode }: Shell,
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
    const { shop_id: shopId } = cart;
    await Promise.all([
      client.query(checkoutQueries.shop(shopId, scope, point)),
      // Without its times the page asks again, and says so when they don't come.
      client
        .query(
          checkoutQueries.slots(shopId, {
            type: mode ?? 'delivery',
            point: mode === 'pickup' ? null : point,
            branchId: null,
          }),
        )
        .catch(() => undefined),
    ]);
  };
}
