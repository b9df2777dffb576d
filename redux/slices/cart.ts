import { type CartState, NO_CART } from '@/utils/cart/cart-state';
import { makeCartSlice } from './make-cart-slice';

/** The guest's cart, or the one of the group order this browser joined; behind httpOnly cookies (docs/adr/0026). */
const cartSlice = makeCartSlice('cart', NO_CART);

export const cartActions = cartSlice.actions;
export const cartReducer = cartSlice.reducer;
export const selectCart = (state: { cart: CartState }): CartState => state.cart;
