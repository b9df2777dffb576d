import { useMemo } from 'react';
import { useShell } from '@/contexts/shell-context';
import { selectCart } from '@/redux/slices/cart';
import { useAppSelector } from '@/redux/store';
import { isAlive } from '@/utils/cart/cart-commands';
import { countItems } from '@/utils/cart/cart-line';
import { showCart } from '@/utils/cart/show-cart';
import { useActiveCart } from './use-active-cart';

/** How many items the cart holds, for badges; 0 while it loads. */
export function useCartCount(): number {
  const { state } = useActiveCart();
  return useMemo(() => {
    const isShown = state.known || state.confirmed !== null;
    return isShown ? countItems(showCart(state).lines) : 0;
  }, [state]);
}

/** There is a cart to keep true: an account's, or a guest's that holds something or is not read yet. */
export function useCartWanted(): boolean {
  const { user } = useShell();
  const guest = useAppSelector(selectCart);
  return user !== null || !guest.known || isAlive(guest);
}
