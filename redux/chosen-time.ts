import {
  orderDraftChanged,
  type OrderState,
  selectOrderDraft,
} from './slices/order';
import type { AppStore } from './store';

const KEY = 'sofra.time';
/** A clock time has passed everywhere this long after it has in UTC. */
const LAST_ZONE_MS = 12 * 3_600_000;

type Kept = readonly [shopId: number, date: string, time: string];

/** What the tab kept; null: nothing, or nothing that can still be meant. */
function readKept(): Kept | null {
  try {
    const kept: unknown = JSON.parse(
      window.sessionStorage.getItem(KEY) ?? 'null',
    );
    if (!Array.isArray(kept)) return null;
    const [shopId, date, time] = kept as unknown[];
    const at = Date.parse(`${String(date)}T${String(time)}Z`);
    return Number.isInteger(shopId) && at + LAST_ZONE_MS > Date.now()
      ? [Number(shopId), String(date), String(time)]
      : null;
  } catch {
    return null;
  }
}

function writeKept(kept: Kept | null): void {
  try {
    if (kept) window.sessionStorage.setItem(KEY, JSON.stringify(kept));
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // the time lives on in memory
  }
}

/**
 * A reload does not forget the time that was chosen for an order. It is the tab's, and ends with it: the browser's own
 * storage holds likes, currency and searches only (spec.md §4). What has passed on the shop's clock is dropped where
 * that clock is known (hooks/checkout/use-schedule.ts); the checkout says that it is gone.
 */
export function keepChosenTime(store: AppStore): void {
  const isChosen = selectOrderDraft(store.getState()).delivery_date !== null;
  const kept = isChosen ? null : readKept();
  if (kept) {
    const [shop_id, delivery_date, delivery_time] = kept;
    store.dispatch(
      orderDraftChanged({ shop_id, delivery_date, delivery_time }),
    );
  }
  let last: OrderState | null = null;
  function write(): void {
    const draft = selectOrderDraft(store.getState());
    if (draft === last) return;
    last = draft;
    const { delivery_date: date, delivery_time: time, shop_id: id } = draft;
    writeKept(id !== null && date && time ? [id, date, time] : null);
  }
  write();
  store.subscribe(write);
}
