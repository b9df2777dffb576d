import { useShell } from '@/contexts/shell-context';
import { cartActions, selectCart } from '@/redux/slices/cart';
import { selectUserCart, userCartActions } from '@/redux/slices/user-cart';
import { useAppSelector } from '@/redux/store';
import type { CartState } from '@/utils/cart/cart-state';
import { isMembersCart } from '@/utils/cart/own-part';

interface ActiveCart {
  /** The account's own, not a group's that was joined, nor a guest's. */
  readonly isAccount: boolean;
  readonly state: CartState;
  /** What is dispatched to change it. */
  readonly actions: typeof cartActions | typeof userCartActions;
}

/**
 * The one cart that counts: of the group that was joined, else the account's, else the guest's. An account
 * whose cookies name a group belongs to it until that has been read.
 */
export function useActiveCart(): ActiveCart {
  const { user } = useShell();
  const cart = useAppSelector(selectCart);
  const account = useAppSelector(selectUserCart);
  const isMember = !cart.known || isMembersCart(cart.confirmed);
  const isAccount = user !== null && !isMember;
  return isAccount
    ? { isAccount, state: account, actions: userCartActions }
    : { isAccount, state: cart, actions: cartActions };
}
