import { keptValue } from '@/utils/browser/kept';
import {
  orderDraftChanged,
  type OrderState,
  selectOrderDraft,
} from './slices/order';
import type { AppStore } from './store';

/** A clock time has passed everywhere this long after it has in UTC. */
const LAST_ZONE_MS = 12 * 3_600_000;

type Chosen = readonly [shopId: number, date: string, time: string];

/** What the tab kept; null: nothing, or nothing that can still be meant. */
const chosen = keptValue('session', 'sofra.time', (value): Chosen | null => {
  if (!Array.isArray(value)) return null;
  const [shopId, date, time] = value as unknown[];
  const at = Date.parse(`${String(date)}T${String(time)}Z`);
  return Number.isInteger(shopId) && at + LAST_ZONE_MS > Date.now()
    ? [Number(shopId), String(date), String(time)]
    : null;
});

/**
 * A reload does not forget the time that was chosen for an order. It is the tab's, and ends with it: the browser's own
 * storage holds likes, currency and searches only (spec.md §4). What has passed on the shop's clock is dropped where
 * that clock is known (hooks/checkout/use-schedule.ts); the checkout says that it is gone.
 */
export function keepChosenTime(store: AppStore): void {
  const isChosen = selectOrderDraft(store.getState()).delivery_date !== null;
  const kept = isChosen ? null : chosen.read();
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
    if (id !== null && date && time) chosen.keep([id, date, time]);
    else chosen.forget();
  }
  write();
  store.subscribe(write);
}
