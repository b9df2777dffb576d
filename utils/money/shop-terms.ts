import type { FeeTerms } from './fee-step';
import { convertMinor, percentOfMinor } from './money';

/** What a shop asks for bringing something; minor units of the default currency. */
export interface DeliveryTariff {
  readonly deliveryStartMinor: number;
  readonly deliveryPerKmMinor: number;
}

/** From which amounts of goods on a shop's terms change; minor units of one currency. */
export interface ShopThresholds {
  /** Null: the shop has no free delivery. */
  readonly freeDeliveryFromMinor: number | null;
  readonly minAmountMinor: number;
  /** What goods below the minimum pay; null: they are refused. */
  readonly smallOrderFeeMinor: number | null;
}

/** What a shop asks beside the goods; minor units of the default currency. */
export interface ShopFees extends DeliveryTariff, ShopThresholds {}

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
function deliveryPrice(
  { deliveryPerKmMinor, deliveryStartMinor }: DeliveryTariff,
  distanceKm: number,
): number {
  const beyond = Math.max(0, roundKm(roundKm(distanceKm) - INCLUDED_KM));
  return deliveryStartMinor + convertMinor(deliveryPerKmMinor, beyond);
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
  const isFree =
    freeFrom !== null &&
    subtotalMinor !== undefined &&
    subtotalMinor >= freeFrom;
  return isFree ? 0 : deliveryPrice(shop, distanceKm);
}

/** Whether it brings for nothing, always or from some amount on: over that distance, or over any when none is given. */
export function canBeFree(shop: ShopFees, distanceKm?: number): boolean {
  if (shop.freeDeliveryFromMinor !== null) return true;
  return distanceKm === undefined
    ? shop.deliveryStartMinor + shop.deliveryPerKmMinor === 0
    : deliveryPrice(shop, distanceKm) === 0;
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

/** The fee for an order below the shop's minimum, in the thresholds' currency; 0 when none is due. */
export function smallOrderFee(
  shop: Pick<ShopThresholds, 'minAmountMinor' | 'smallOrderFeeMinor'>,
  subtotalMinor: number,
): number {
  return subtotalMinor < shop.minAmountMinor
    ? (shop.smallOrderFeeMinor ?? 0)
    : 0;
}

/** Whether goods that lack something to the minimum are refused: a shop with a fee for small orders takes them. */
export function refusesSmall(lacking: number, fee: number | null): boolean {
  return lacking > 0 && fee === null;
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

/** Decided on the goods in the thresholds' currency, told in the asked one: the cart and its quote say the same. */
export function shopGoals(
  shop: ShopThresholds,
  goodsMinor: number,
  { rate, unit }: { readonly rate: number; readonly unit?: number },
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

/** What a delivery costs the goods: nothing once they reach the free one; null where nothing is brought. */
export function feeAtGoal(
  fee: number | null,
  toFree: number | null | undefined,
): number | null {
  return fee !== null && toFree === 0 ? 0 : fee;
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
