import { cityMap } from '@/example/city/map/streets';
import { routeAlongStreets } from '@/example/city/map/street-route';
import type { MapPoint } from '@/server/domain/order/dispatch';
import type { LatLng } from '@/utils/address/geo';

const latLng = ({ latitude, longitude }: MapPoint): LatLng => [
  latitude,
  longitude,
];

/** The way from a shop's door along the streets to the customer's; straight where the map knows no way. */
export function courierRoute(shop: MapPoint, address: MapPoint): LatLng[] {
  const [from, to] = [latLng(shop), latLng(address)];
  try {
    return [from, ...routeAlongStreets(cityMap(), from, to), to];
  } catch (error) {
    if (error instanceof RangeError) return [from, to];
    throw error;
  }
}
