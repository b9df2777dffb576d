import { combineReducers } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import { SEARCH_HISTORY_MAX } from '@/utils/constants/limits';
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

export const PERSIST_KEY = 'sofra';

const slices = combineReducers({
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

const union = (...lists: readonly (readonly string[])[]): string[] => [
  ...new Set(lists.flat()),
];

/**
 * Persisted state fills in what the server could not know. The currency is what the server rendered from its cookie,
 * so it is never overwritten; likes and searches of the moments before are kept with the stored ones.
 */
function reconcile(
  inbound: Partial<RootState>,
  _original: RootState,
  reduced: RootState,
): RootState {
  const liked = union(reduced.liked.uuids, inbound.liked?.uuids ?? []);
  const history = union(reduced.search.history, inbound.search?.history ?? []);
  return {
    ...reduced,
    liked: { uuids: liked, owner: inbound.liked?.owner ?? null },
    search: { history: history.slice(0, SEARCH_HISTORY_MAX) },
  };
}

/** Everything the store holds, and what of it this browser keeps once redux/persistence.ts began to. */
export const persistedReducer = persistReducer<RootState>(
  {
    key: PERSIST_KEY,
    version: 1,
    storage: browserStorage,
    timeout: PERSIST_TIMEOUT_MS,
    whitelist: ['liked', 'currency', 'search'],
    stateReconciler: reconcile as never,
  },
  slices,
);
