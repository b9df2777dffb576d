import { distanceKm } from '@/utils/address/geo';
import { roundKm } from '@/utils/money/shop-terms';

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Kilometres from a shop to a point as they are shown and charged. */
export function deliveryDistance(
  shop: Point,
  { latitude, longitude }: Point,
): number {
  return roundKm(
    distanceKm([shop.latitude, shop.longitude], [latitude, longitude]),
  );
}
