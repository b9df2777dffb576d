import { persistReducer } from 'redux-persist';
import { keptText } from '@/utils/browser/kept';
import { SEARCH_HISTORY_MAX } from '@/utils/constants/limits';
import { PERSIST_TIMEOUT_MS } from '@/utils/constants/timings';
import { type RootState, slices } from './root-reducer';

export const PERSIST_KEY = 'sofra';

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
export const persistedReducer = persistReducer<RootState>(
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
