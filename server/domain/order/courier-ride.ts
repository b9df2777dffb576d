import { type LatLng } from '@/utils/address/geo';
import { findCityMap } from '@/server/repositories/address/map-repository';
import { pointAt, routeAlongStreets } from '../geo/street-route';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const latLng = ({ latitude, longitude }: Point): LatLng => [
  latitude,
  longitude,
];

/** The way from a shop's door along the streets to the customer's; straight where the map knows no way. */
export function courierRoute(shop: Point, address: Point): LatLng[] {
  const [from, to] = [latLng(shop), latLng(address)];
  try {
    return [from, ...routeAlongStreets(findCityMap(), from, to), to];
  } catch (error) {
    if (error instanceof RangeError) return [from, to];
    throw error;
  }
}

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
