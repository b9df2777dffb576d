import { convertMinor, percentOfMinor } from '@/utils/money/money';

/** What a shop asks beside the goods; minor units of the default currency. */
export interface ShopFees {
  readonly deliveryStartMinor: number;
  readonly deliveryPerKmMinor: number;
  readonly freeDeliveryFromMinor: number | null;
  readonly minAmountMinor: number;
  readonly smallOrderFeeMinor: number | null;
}

const INCLUDED_KM = 1;

/** Kilometres as they are shown and charged: to one decimal. */
export function roundKm(distanceKm: number): number {
  return Math.round(distanceKm * 10) / 10;
}

/**
 * What a delivery costs, in minor units of the default currency (the caller converts once): the start price
 * holds the first kilometre, each further one, to a tenth, adds the price a kilometre; free from the shop's
 * free-delivery amount when a subtotal is given.
 */
export function priceDelivery(
  shop: ShopFees,
  distanceKm: number,
  subtotalMinor?: number,
): number {
  const { freeDeliveryFromMinor: freeFrom } = shop;
  if (
    freeFrom !== null &&
    subtotalMinor !== undefined &&
    subtotalMinor >= freeFrom
  )
    return 0;
  const beyond = Math.max(0, roundKm(roundKm(distanceKm) - INCLUDED_KM));
  return (
    shop.deliveryStartMinor + convertMinor(shop.deliveryPerKmMinor, beyond)
  );
}

/** The fee for an order below the shop's minimum, in minor units of the default currency; 0 when none is due. */
export function smallOrderFee(shop: ShopFees, subtotalMinor: number): number {
  return subtotalMinor < shop.minAmountMinor
    ? (shop.smallOrderFeeMinor ?? 0)
    : 0;
}

/** The house's service fee on a subtotal, in the subtotal's own currency. */
export function serviceFee(subtotalMinor: number, percent: number): number {
  return percentOfMinor(subtotalMinor, percent);
}

/** The shop's tax that is added to a subtotal, in the subtotal's own currency. */
export function shopTax(subtotalMinor: number, percent: number): number {
  return percentOfMinor(subtotalMinor, percent);
}
