import { convertMinor } from './money';

/** What a shop asks for bringing something; minor units of the default currency. */
export interface DeliveryTariff {
  readonly deliveryStartMinor: number;
  readonly deliveryPerKmMinor: number;
}

const INCLUDED_KM = 1;

/** Kilometres as they are shown and charged: to one decimal. */
export function roundKm(distanceKm: number): number {
  return Math.round(distanceKm * 10) / 10;
}

/**
 * What a delivery over that distance costs when it is not free, in minor units of the default currency: the start
 * price holds the first kilometre, each further one, to a tenth, adds the price a kilometre.
 */
export function deliveryPrice(
  { deliveryPerKmMinor, deliveryStartMinor }: DeliveryTariff,
  distanceKm: number,
): number {
  const beyond = Math.max(0, roundKm(roundKm(distanceKm) - INCLUDED_KM));
  return deliveryStartMinor + convertMinor(deliveryPerKmMinor, beyond);
}

/** What a delivery that was charged nothing costs otherwise, in the order's currency; 0 when it was charged, or none. */
export function savedDelivery(
  tariff: DeliveryTariff,
  order: {
    readonly chargedMinor: number;
    /** Null: nothing is delivered. */
    readonly km: number | null;
    readonly rate: number;
  },
): number {
  const { chargedMinor, km, rate } = order;
  if (km === null || chargedMinor > 0) return 0;
  return convertMinor(deliveryPrice(tariff, km), rate);
}
