import type { TFunction } from 'i18next';
import type { OrderDto } from '@/server/contracts/order/order';
import type { LatLng } from '@/utils/address/geo';
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

type Courier = NonNullable<OrderDto['deliveryman']>;

type CourierOrder = Pick<OrderDto, 'eta' | 'status'> & {
  readonly deliveryman: {
    readonly location: Courier['location'];
    readonly route: readonly LatLng[];
  } | null;
};

type TitledOrder = CourierOrder &
  Pick<OrderDto, 'delivery_type' | 'deliveryman' | 'shop'>;

/** Minutes that the courier of an order on its way still needs; null while nobody has it, or nobody knows where. */
function courierMinutes({ deliveryman, status }: CourierOrder): number | null {
  if (status !== 'on_a_way' || !deliveryman?.location) return null;
  const { location, route } = deliveryman;
  if (route.length === 0) return null;
  const at = [location.latitude, location.longitude] as const;
  return minutesAway(routeProgress(route, at).remainingKm);
}

/** When an order arrives by where its courier is, in ISO times; what was promised while that is not known. */
export function arrivalOf(order: CourierOrder, now: Date): OrderDto['eta'] {
  const minutes = courierMinutes(order);
  if (minutes === null) return order.eta;
  const from = promisedMoment(+now + minutes * MINUTE_MS);
  const to = new Date(+from + NEAR_MINUTES * MINUTE_MS);
  return { from: from.toISOString(), to: to.toISOString() };
}

/**
 * The arrival by where the courier is: "Arriving 18:45–18:50", near the door "Jamshid is 2 minutes away"; null while that is
 * not known.
 */
export function courierTitle(
  order: TitledOrder,
  { now, t }: { readonly now: Date; readonly t: TFunction },
): string | null {
  const minutes = courierMinutes(order);
  if (minutes === null) return null;
  const name = order.deliveryman?.firstname;
  if (minutes <= NEAR_MINUTES)
    return t('order.title.near', { name, count: minutes });
  return arrivalTitle({ ...order, eta: arrivalOf(order, now) }, { now, t });
}
