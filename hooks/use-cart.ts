import { type CartActions, useGuestCart } from './use-guest-cart';
import { useUserCart } from './use-user-cart';

/** The cart of whoever is here, a visitor's or the account's, in one shape. */
export function useCart(): CartActions {
  const guest = useGuestCart();
  return useUserCart() ?? guest;
}
