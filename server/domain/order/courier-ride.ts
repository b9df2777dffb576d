import type { LatLng } from '@/utils/address/geo';
import type { OrderStatus } from '@/utils/constants/order-status';
import { pointAt } from './polyline';

type Ride = Readonly<{
  courierRoute: readonly LatLng[] | null;
  courierStartedAt: Date | null;
  courierArrivesAt: Date | null;
}>;

interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Where a courier is: a pure function of the ride and the time, so that a restart changes nothing. */
export function courierPosition(ride: Ride, now: Date): Point | null {
  const {
    courierArrivesAt: end,
    courierRoute: route,
    courierStartedAt: start,
  } = ride;
  if (!route?.length || !start || !end) return null;
  const fraction = end > start ? (+now - +start) / (+end - +start) : 1;
  const [lat, lng] = pointAt(route, fraction);
  return { lat, lng };
}

/** A thousandth of a degree, about a hundred metres. */
const rough = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/** About where the courier of an order on its way is, for those who are not to learn the door; null before and after. */
export function roughPosition(
  order: Ride & { readonly status: OrderStatus },
  now: Date,
): Point | null {
  const at = order.status === 'on_a_way' ? courierPosition(order, now) : null;
  return at && { lat: rough(at.lat), lng: rough(at.lng) };
}
