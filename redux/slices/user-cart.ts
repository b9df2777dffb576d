import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartDto } from '@/server/contracts/cart';

export interface UserCartState {
  /** The signed-in customer's cart as the server last answered it. */
  readonly cart: CartDto | null;
}

const initialState: UserCartState = { cart: null };

/** Server data that spec.md §3 wants in the store; written by hooks/cart/use-cart-sync and use-merge-guest-cart. */
const userCartSlice = createSlice({
  name: 'userCart',
  initialState: initialState as UserCartState,
  reducers: {
    /** Answers may arrive out of order: an older version of the same cart is ignored. */
    userCartReceived(
      state,
      action: PayloadAction<CartDto | null>,
    ): UserCartState {
      const next = action.payload;
      const isOlder =
        next && state.cart?.id === next.id && next.version < state.cart.version;
      return isOlder ? state : { cart: next };
    },
    userCartCleared: (): UserCartState => initialState,
  },
});

export const { userCartCleared, userCartReceived } = userCartSlice.actions;
export const userCartReducer = userCartSlice.reducer;
export const selectUserCart = (state: {
  userCart: UserCartState;
}): CartDto | null => state.userCart.cart;
