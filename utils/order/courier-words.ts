import type { TFunction } from 'i18next';
import type { OrderDto } from '@/server/contracts/order/order';
import {
  promisedMoment,
  RIDE_MINUTES_PER_KM,
} from '@/utils/checkout/promised-minutes';
import { arrivalTitle } from './arrival-words';
import { routeProgress } from './courier-progress';

const MINUTE_MS = 60_000;
/** Up to so many minutes away, the minutes say more than a time. */
const NEAR_MINUTES = 5;

/** Minutes until a courier arrives who has that far to go; never less than one. */
function minutesAway(km: number): number {
  return Math.max(1, Math.ceil(km * RIDE_MINUTES_PER_KM));
}

/**
 * When an order arrives by where its courier is: "Arriving 18:45–18:50", near the door "Jamshid is 2 min away"; null
 * while nobody is on the way with it, or nobody knows where.
 */
export function courierTitle(
  order: Pick<
    OrderDto,
    'delivery_type' | 'deliveryman' | 'eta' | 'shop' | 'status'
  >,
  { now, t }: { readonly now: Date; readonly t: TFunction },
): string | null {
  const { deliveryman, status } = order;
  if (status !== 'on_a_way' || !deliveryman?.location) return null;
  const { firstname: name, location, route } = deliveryman;
  if (route.length === 0) return null;
  const at = [location.latitude, location.longitude] as const;
  const minutes = minutesAway(routeProgress(route, at).remainingKm);
  if (minutes <= NEAR_MINUTES) return t('order.title.near', { name, minutes });
  const from = promisedMoment(+now + minutes * MINUTE_MS);
  const to = new Date(+from + NEAR_MINUTES * MINUTE_MS);
  const eta = { from: from.toISOString(), to: to.toISOString() };
  return arrivalTitle({ ...order, eta }, { now, t });
}
