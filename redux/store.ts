import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  persistReducer,
  PURGE,
  REGISTER,
  REHYDRATE,
} from 'redux-persist';
import { PERSIST_TIMEOUT_MS } from '@/utils/constants/timings';
import { browserStorage } from './browser-storage';
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

const reducers = combineReducers({
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

/**
 * Persisted state fills in what the server could not know. The currency is what the server rendered from its cookie,
 * so it is never overwritten; everything else takes the stored value.
 */
function reconcile(
  inbound: Partial<RootState>,
  _original: RootState,
  reduced: RootState,
): RootState {
  const { liked, search } = inbound;
  return { ...reduced, ...(liked && { liked }), ...(search && { search }) };
}

const persistConfig = {
  key: 'sofra',
  version: 1,
  storage: browserStorage,
  timeout: PERSIST_TIMEOUT_MS,
  whitelist: ['liked', 'currency', 'search'],
  stateReconciler: reconcile,
};

/** A store of its own for every request and every tab; nothing is shared on the server. */
export function makeStore(preloaded: Partial<RootState> = {}) {
  return configureStore({
    reducer: persistReducer<RootState>(persistConfig as never, reducers),
    preloadedState: preloaded as never,
    devTools: false,
    middleware: (defaults) =>
      defaults({
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      }),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
