import { type Persistor, persistStore } from 'redux-persist';
import { keepChosenTime } from './chosen-time';
import { PERSIST_KEY, persistedReducer } from './persisted-reducer';
import type { slices } from './root-reducer';
import { type LikedState, likesReceived } from './slices/liked';
import { orderDraftChanged } from './slices/order';
import type { AppStore } from './store';
import { joinTabs } from '@/utils/browser/tabs';
import { parseMode } from '@/utils/checkout/mode';

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
  const channel = joinTabs('sofra:mode', (mode) => {
    known = parseMode(mode);
    store.dispatch(orderDraftChanged({ delivery_type: known }));
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
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== `persist:${PERSIST_KEY}` || !newValue) return;
    const liked = keptSlice(newValue, 'liked') as
      Partial<LikedState> | undefined;
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
