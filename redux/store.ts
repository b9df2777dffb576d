import { useDispatch, useSelector } from 'react-redux';
import { combineReducers, legacy_createStore as createStore } from 'redux';
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

/** Everything the store holds, before what is kept in the browser is laid under it (redux/persistence.ts). */
export const reducers = combineReducers({
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

export type RootState = ReturnType<typeof reducers>;

/** A store of its own for every request and every tab; nothing is shared on the server. */
export function makeStore(preloaded: Partial<RootState> = {}) {
  return createStore(reducers, preloaded);
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
