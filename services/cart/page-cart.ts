import type { QueryClient } from '@tanstack/react-query';
import type { CartDto } from '@/server/contracts/cart';
import type { Shell } from '@/utils/shell/shell';
import { cartQueries } from './cart-queries';

/** The cart that the cookies of a page's request name; null without one. Asked for once per client at a time. */
export async function findPageCart(
  { cart, currency, lang, user }: Shell,
  client: QueryClient,
): Promise<CartDto | null> {
  if (!cart) return null;
  const scope = { currencyId: currency.id, lang, userId: user?.id ?? 0 };
  return cart.kind === 'account'
    ? client.query(cartQueries.account(scope))
    : client.query(cartQueries.current(scope));
}
