import type { FeeTerms } from './fee-step';
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
 * What a delivery over that distance costs by the tariff when it is not free, in minor units of the default currency:
 * the start price holds the first kilometre, each further one, to a tenth, adds the price a kilometre. Not yet what is
 * charged: `chargedFee`.
 */
export function deliveryPrice(
  { deliveryPerKmMinor, deliveryStartMinor }: DeliveryTariff,
  distanceKm: number,
): number {
  const beyond = Math.max(0, roundKm(roundKm(distanceKm) - INCLUDED_KM));
  return deliveryStartMinor + convertMinor(deliveryPerKmMinor, beyond);
}

/**
 * What a delivery fee of the tariff is shown as and charged, minor units of the terms' currency: converted once, then
 * up to the currency's step, so that list, shop page, cart, quote and order say the same. Nothing stays nothing, and
 * what costs something is never free.
 */
export function chargedFee(
  tariffMinor: number,
  { feeStepMinor, rate }: FeeTerms,
): number {
  if (tariffMinor <= 0) return 0;
  const steps = Math.ceil(convertMinor(tariffMinor, rate) / feeStepMinor);
  return Math.max(1, steps) * feeStepMinor;
}

/** What a delivery that was charged nothing costs otherwise, in the order's currency; 0 when it was charged, or none. */
export function savedDelivery(
  tariff: DeliveryTariff,
  order: FeeTerms & {
    readonly chargedMinor: number;
    /** Null: nothing is delivered. */
    readonly km: number | null;
  },
): number {
  const { chargedMinor, km } = order;
  if (km === null || chargedMinor > 0) return 0;
  return chargedFee(deliveryPrice(tariff, km), order);
}
