import { type CartState, UNKNOWN_CART } from '@/utils/cart/cart-state';
import { makeCartSlice } from './make-cart-slice';

/** The signed-in customer's cart (spec.md §3; docs/adr/0026). */
const userCartSlice = makeCartSlice('userCart', UNKNOWN_CART);

export const userCartActions = userCartSlice.actions;
export const userCartReducer = userCartSlice.reducer;
export const selectUserCart = (state: { userCart: CartState }): CartState =>
  state.userCart;
