import type { CartDto } from '@/server/contracts/cart';
import { type CartState, NO_CART, UNKNOWN_CART } from './cart-state';

/** Which cart the cookies of a page's request name. */
export interface ShellCart {
  readonly kind: 'account' | 'guest' | 'member';
  /** As the server has it (null: none); absent where it was not read, such as on navigations without a reload. */
  readonly cart?: CartDto | null;
  /** A guest's cart of this browser waits to be taken into the account's. */
  readonly guestWaits?: boolean;
}

/** The carts that a page begins with. */
export function firstCarts(shell: ShellCart | null): {
  readonly cart: CartState;
  readonly userCart: CartState;
} {
  const { cart: confirmed, kind } = shell ?? {};
  const read: CartState =
    confirmed === undefined
      ? UNKNOWN_CART
      : { ...UNKNOWN_CART, known: true, confirmed };
  if (kind === 'account') return { cart: NO_CART, userCart: read };
  return { cart: kind ? read : NO_CART, userCart: UNKNOWN_CART };
}
