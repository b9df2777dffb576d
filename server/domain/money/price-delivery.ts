import {
  deliveryPrice,
  type DeliveryTariff,
} from '@/utils/money/delivery-price';
import { convertMinor, percentOfMinor } from '@/utils/money/money';
import type { Pricing } from './price-stock';

/** What a shop asks beside the goods; minor units of the default currency. */
export interface ShopFees extends DeliveryTariff {
  readonly freeDeliveryFromMinor: number | null;
  readonly minAmountMinor: number;
  readonly smallOrderFeeMinor: number | null;
}

/**
 * What a delivery costs by the shop's tariff, in minor units of the default currency (`chargedFee` makes of it what is
 * shown and charged); free from its free-delivery amount when a subtotal is given.
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
  return deliveryPrice(shop, distanceKm);
}

/** The fee for an order below the shop's minimum, in minor units of the default currency; 0 when none is due. */
export function smallOrderFee(shop: ShopFees, subtotalMinor: number): number {
  return subtotalMinor < shop.minAmountMinor
    ? (shop.smallOrderFeeMinor ?? 0)
    : 0;
}

/** What goods lack, told in a currency: never nothing while something is missing. Minor units; 0 when they reach it. */
export function missingMinor(
  goalMinor: number,
  goodsMinor: number,
  rate: number,
  unit = 1,
): number {
  const lacking = goalMinor - goodsMinor;
  return lacking > 0 ? Math.max(unit, convertMinor(lacking, rate, unit)) : 0;
}

/** How far the goods come with a shop's terms; minor units of the asked currency. */
export interface ShopGoals {
  readonly toMinimumMinor: number;
  /** Null: the shop has no free delivery. */
  readonly toFreeMinor: number | null;
  readonly smallOrderFeeMinor: number;
}

/** Decided on the goods in the default currency, told in the asked one: the cart and its quote say the same. */
export function shopGoals(
  shop: ShopFees,
  goodsMinor: number,
  { rate, unit }: Pick<Pricing, 'rate' | 'unit'>,
): ShopGoals {
  const missing = (goal: number) => missingMinor(goal, goodsMinor, rate, unit);
  const { freeDeliveryFromMinor: free, minAmountMinor } = shop;
  return {
    toMinimumMinor: missing(minAmountMinor),
    toFreeMinor: free === null ? null : missing(free),
    smallOrderFeeMinor: convertMinor(
      smallOrderFee(shop, goodsMinor),
      rate,
      unit,
    ),
  };
}

/** The part of the service fee that grows with a shop's subtotal, in the subtotal's own currency. */
export function serviceFee(
  subtotalMinor: number,
  percent: number,
  unit = 1,
): number {
  return percentOfMinor(subtotalMinor, percent, unit);
}

/** The shop's tax that is added to a subtotal, in the subtotal's own currency. */
export function shopTax(
  subtotalMinor: number,
  percent: number,
  unit = 1,
): number {
  return percentOfMinor(subtotalMinor, percent, unit);
}
