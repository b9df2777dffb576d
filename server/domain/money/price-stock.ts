import type { CurrencyDto } from '@/server/contracts/settings';
import { convertMinor, moneyUnit, percentOfMinor } from '@/utils/money/money';

/** When an offer holds. */
export interface OfferTime {
  readonly active: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/** A price reduction as stored: percent, or minor units of the default currency. */
export interface DiscountRule extends OfferTime {
  readonly type: 'fix' | 'percent';
  readonly value: number;
}

/** One unit in the asked currency, minor units. `totalMinor` = `priceMinor` − `discountMinor`. */
export interface UnitPrice {
  readonly priceMinor: number;
  readonly discountMinor: number;
  readonly totalMinor: number;
  /** The tax that `totalMinor` contains; informational. */
  readonly containedTaxMinor: number;
}

/** The moment and the currency that something is priced for. */
export interface Pricing {
  readonly rate: number;
  /** `moneyUnit` of the currency; absent: a minor unit. */
  readonly unit?: number;
  readonly now: Date;
}

/** What prices in a currency are told by. */
export const pricingIn = (
  currency: Pick<CurrencyDto, 'rate' | 'title'>,
  now: Date,
): Pricing => ({ rate: currency.rate, unit: moneyUnit(currency), now });

/** Whether a discount or a bonus is in force: start ≤ now < end. */
export function isRunning(offer: OfferTime, now: Date): boolean {
  return (
    offer.active &&
    offer.startsAt <= now &&
    (offer.endsAt === null || now < offer.endsAt)
  );
}

/** What a kitchen may have run out of for the day. */
export interface DayStock {
  /** None until then, whatever `quantity` says. */
  readonly soldOutUntil: Date | null;
}

/** Whether the kitchen has none of it for now; afterwards the quantity counts again without anybody's doing. */
export function isSoldOut({ soldOutUntil }: DayStock, now: Date): boolean {
  return soldOutUntil !== null && now < soldOutUntil;
}

/** A stock as it can be had now: what is sold out for the day has a quantity of 0. */
export function stockNow<T extends DayStock & { readonly quantity: number }>(
  stock: T,
  now: Date,
): T {
  return isSoldOut(stock, now) ? { ...stock, quantity: 0 } : stock;
}

/**
 * The price of one unit: the list price converted once, the best running discount rounded once, per unit;
 * every sum is of these. Default-currency minor units in, minor units of the currency with that rate out.
 */
export function priceStock(
  stock: { readonly priceMinor: number; readonly taxPercent: number },
  discounts: readonly DiscountRule[],
  { now, rate, unit }: Pricing,
): UnitPrice {
  const priceMinor = convertMinor(stock.priceMinor, rate, unit);
  const reductions = discounts
    .filter((discount) => isRunning(discount, now))
    .map(({ type, value }) =>
      type === 'percent'
        ? percentOfMinor(priceMinor, value, unit)
        : convertMinor(value, rate, unit),
    );
  const discountMinor = Math.min(priceMinor, Math.max(0, ...reductions));
  const totalMinor = priceMinor - discountMinor;
  const { taxPercent } = stock;
  return {
    priceMinor,
    discountMinor,
    totalMinor,
    containedTaxMinor: percentOfMinor(
      totalMinor,
      (100 * taxPercent) / (100 + taxPercent),
      unit,
    ),
  };
}
