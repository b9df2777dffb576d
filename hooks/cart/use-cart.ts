import { useMemo } from 'react';
import { useAccountCartSlot } from '@/contexts/account-cart-context';
import { useShell } from '@/contexts/shell-context';
import { type CartActions, emptyCartView } from '@/utils/cart/cart-view';
import { NOT_ASKED } from './not-asked';
import { useGuestCart } from './use-guest-cart';

/**
 * The cart of whoever is here, a visitor's or the account's, in one shape. The account's comes with code of its own
 * after the page (use-account-cart-source); what is added before it is there is not lost.
 */
export function useCart(): CartActions {
  const { user } = useShell();
  const guest = useGuestCart();
  const { cart, whenThere } = useAccountCartSlot();
  const early = useMemo(
    (): CartActions => ({
      view: emptyCartView('loading'),
      add: (shop, line) => whenThere((there) => there.add(shop, line)),
      setQuantity: (key, quantity) =>
        whenThere((there) => there.setQuantity(key, quantity)),
      remove: (key) => whenThere((there) => there.remove(key)),
      clear: () => whenThere((there) => there.clear()),
      confirmed: null,
      ...NOT_ASKED,
      retry: () => undefined,
    }),
    [whenThere],
  );
  if (!user) return guest;
  return cart ?? early;
}
