import { combineReducers } from '@reduxjs/toolkit';
import { cartReducer } from './slices/cart';
import { chatReducer } from './slices/chat';
import { currencyReducer } from './slices/currency';
import { likedReducer } from './slices/liked';
import { orderReducer } from './slices/order';
import { productReducer } from './slices/product';
import { searchReducer } from './slices/search';
import { settingsReducer } from './slices/settings';
import { shopFilterReducer } from './slices/shop-filter';
import { userCartReducer } from './slices/user-cart';

/** Everything the store holds. */
export const slices = combineReducers({
  cart: cartReducer,
  chat: chatReducer,
  currency: currencyReducer,
  liked: likedReducer,
  order: orderReducer,
  product: productReducer,
  search: searchReducer,
  settings: settingsReducer,
  shopFilter: shopFilterReducer,
  userCart: userCartReducer,
});

export type RootState = ReturnType<typeof slices>;
