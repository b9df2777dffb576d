import {
  promisedMinutes,
  RIDE_MINUTES_PER_KM,
} from '@/utils/checkout/promised-minutes';

/** The first kilometre is within the shop's own minutes. */
const INCLUDED_KM = 1;

/** Minutes until a delivery to that distance arrives: the shop's own plus the way beyond the first kilometre, in whole fives. */
export function estimateEta(
  shop: {
    readonly deliveryMinutesFrom: number;
    readonly deliveryMinutesTo: number;
  },
  distanceKm: number,
): { from: number; to: number } {
  const travel = Math.ceil(
    Math.max(0, distanceKm - INCLUDED_KM) * RIDE_MINUTES_PER_KM,
  );
  return promisedMinutes({
    from: shop.deliveryMinutesFrom + travel,
    to: shop.deliveryMinutesTo + travel,
  });
}
