import { type Persistor, persistReducer, persistStore } from 'redux-persist';
import { PERSIST_TIMEOUT_MS } from '@/utils/constants/timings';
import { SEARCH_HISTORY_MAX } from '@/utils/constants/limits';
import { browserStorage } from './browser-storage';
import { keepChosenTime } from './chosen-time';
import { type LikedState, likesReceived } from './slices/liked';
import { type AppStore, reducers, type RootState } from './store';

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

const persistConfig = {
  key: 'sofra',
  version: 1,
  storage: browserStorage,
  timeout: PERSIST_TIMEOUT_MS,
  whitelist: ['liked', 'currency', 'search'],
  stateReconciler: reconcile,
};

/** A slice as the kept text has it; undefined when it has none. */
function keptSlice(text: string, name: string): unknown {
  try {
    const slices = JSON.parse(text) as Record<string, string | undefined>;
    return JSON.parse(slices[name] ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** What another tab of this browser likes, or took back, is seen in this one too; until the tab is closed. */
export function followOtherTabs(store: AppStore): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== `persist:${persistConfig.key}` || !newValue) return;
    const liked = keptSlice(newValue, 'liked') as
      Partial<LikedState> | undefined;
    if (!Array.isArray(liked?.uuids)) return;
    store.dispatch(
      likesReceived({ uuids: liked.uuids, owner: liked.owner ?? null }),
    );
  });
}

/**
 * Begins to keep likes, currency and searches in this browser (spec.md §4), the time of an order in this tab, and reads
 * what was kept. In a module of its own, so that it loads after the first paint. `onReady` is called when what was kept has been read.
 */
export function startPersistence(
  store: AppStore,
  onReady?: () => void,
): Persistor {
  keepChosenTime(store);
  store.replaceReducer(
    persistReducer<RootState>(persistConfig as never, reducers) as never,
  );
  return persistStore(store, null, onReady);
}
