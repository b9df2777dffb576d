import type { LatLng } from '@/utils/address/geo';
import { pointAt } from '../geo/polyline';

/** Where a courier is: a pure function of the ride and the time, so that a restart changes nothing. */
export function courierPosition(
  ride: {
    readonly courierRoute: readonly LatLng[] | null;
    readonly courierStartedAt: Date | null;
    readonly courierArrivesAt: Date | null;
  },
  now: Date,
): { lat: number; lng: number } | null {
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
