import { type Persistor, persistReducer, persistStore } from 'redux-persist';
import { keptText } from '@/utils/browser/kept';
import { onKeptNews, whileShown } from '@/utils/browser/page-shown';
import { rememberedChoice } from '@/utils/browser/remember';
import { joinTabs } from '@/utils/browser/tabs';
import { parseMode } from '@/utils/checkout/mode';
import { COOKIES } from '@/utils/constants/cookies';
import { SEARCH_HISTORY_MAX } from '@/utils/constants/limits';
import { PERSIST_TIMEOUT_MS } from '@/utils/constants/timings';
import { keepChosenTime } from './chosen-time';
import { type RootState, slices } from './root-reducer';
import { type LikedState, likesReceived } from './slices/liked';
import { orderDraftChanged } from './slices/order';
import type { AppStore } from './store';

const PERSIST_KEY = 'sofra';

/** localStorage in redux-persist's shape. */
const storage = {
  getItem: async (key: string) => keptText('local', key).read(),
  setItem: async (key: string, value: string) =>
    keptText('local', key).keep(value),
  removeItem: async (key: string) => keptText('local', key).forget(),
};

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

/** What the store holds, and what of it this browser keeps: takes the slices' place when redux/persistence.ts begins. */
const persistedReducer = persistReducer<RootState>(
  {
    key: PERSIST_KEY,
    version: 1,
    storage,
    timeout: PERSIST_TIMEOUT_MS,
    whitelist: ['liked', 'currency', 'search'],
    stateReconciler: reconcile as never,
  },
  slices,
);

/** A slice as the kept text has it; undefined when it has none. */
function keptSlice(text: string, name: string): unknown {
  try {
    const slices = JSON.parse(text) as Record<string, string | undefined>;
    return JSON.parse(slices[name] ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Delivery or pickup: what is chosen here goes to the other tabs, and what is chosen there holds here. */
function shareMode(store: AppStore): void {
  const read = () => store.getState().order.delivery_type;
  let known = read();
  let channel: ReturnType<typeof joinTabs> = null;
  const hear = (mode: unknown): void => {
    known = parseMode(mode);
    store.dispatch(orderDraftChanged({ delivery_type: known }));
  };
  whileShown((isBack) => {
    if (isBack) hear(rememberedChoice(COOKIES.mode));
    channel = joinTabs('sofra:mode', hear);
    return () => {
      channel?.close();
      channel = null;
    };
  });
  store.subscribe(() => {
    if (read() === known) return;
    known = read();
    channel?.postMessage(known);
  });
}

/** What another tab likes or takes back, and how it has orders, holds in this one too; until the tab is closed. */
export function followOtherTabs(store: AppStore): void {
  shareMode(store);
  const key = `persist:${PERSIST_KEY}`;
  onKeptNews((changed) => {
    const kept = keptText('local', key).read();
    if ((changed !== null && changed !== key) || kept === null) return;
    const liked = keptSlice(kept, 'liked') as Partial<LikedState> | undefined;
    if (!Array.isArray(liked?.uuids)) return;
    store.dispatch(
      likesReceived({ uuids: liked.uuids, owner: liked.owner ?? null }),
    );
  });
}

/**
 * Reads and keeps likes, currency and searches in this browser (spec.md §4), the time of an order in this tab. Loaded
 * after the first paint. `onReady` is called once what was kept has been read.
 */
export function startPersistence(
  store: AppStore,
  onReady?: () => void,
): Persistor {
  keepChosenTime(store);
  store.replaceReducer(persistedReducer as unknown as typeof slices);
  return persistStore(store, null, onReady);
}
