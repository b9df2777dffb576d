import type { LatLng } from '@/utils/address/geo';
import type { OrderStatus } from '@/utils/constants/order-status';

export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Who moves orders on, and how a courier rides. */
export interface Dispatch {
  /**
   * When an order that came to this status now takes its next step by itself; null: people take it. `chosen` is when
   * the customer wants it; null: as soon as possible.
   */
  nextStepAt(status: OrderStatus, now: Date, chosen: Date | null): Date | null;
  /** Milliseconds from the shop's door to the customer's, as the customer is told; with an unknown route the least. */
  rideMs(distanceKm: number | null): number;
  /** The line a courier follows on the map, from the shop's door to the customer's. */
  route(shop: MapPoint, address: MapPoint): LatLng[];
}

const RIDE_MS_PER_KM = 3 * 60_000;

/** Shop, courier and operator move orders on; no street map is known, so the way is drawn straight. */
export const peopleDispatch: Dispatch = {
  nextStepAt: () => null,
  rideMs: (distanceKm) => Math.max(1, distanceKm ?? 1) * RIDE_MS_PER_KM,
  route: (shop, address) => [
    [shop.latitude, shop.longitude],
    [address.latitude, address.longitude],
  ],
};
