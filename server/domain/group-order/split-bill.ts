import { allocateMinor } from '@/utils/money/allocate';

/** Who bears what is not anybody's dish: the owner alone, all who ordered alike, or each by what they ordered. */
export type SplitMode = 'equal' | 'host' | 'value';

export interface Eater {
  readonly owner: boolean;
  /** Lines as paid, minor units ≥ 0. */
  readonly itemsMinor: number;
  /** Whether they ordered anything, be it for nothing. */
  readonly eats: boolean;
}

/** What a bill holds beside the dishes; minor units ≥ 0, the discount is taken off. */
export interface Extras {
  readonly feesMinor: number;
  readonly taxMinor: number;
  readonly tipMinor: number;
  readonly discountMinor: number;
}

/** One person's part of a bill; `totalMinor` = items + fees + tax + tip − discount, never below zero. */
export interface Share extends Extras {
  readonly itemsMinor: number;
  readonly totalMinor: number;
}

/** How heavy everybody's part is. Nobody pays for others without having ordered, but the owner when all is theirs. */
function weightsOf(eaters: readonly Eater[], mode: SplitMode): number[] {
  const host = eaters.map(({ owner }) => Number(owner));
  if (mode === 'host') return host;
  const eating = eaters.map(({ eats }) => Number(eats));
  if (!eating.includes(1)) return host;
  const values = eaters.map(({ itemsMinor }) => itemsMinor);
  const isByValue = mode === 'value' && values.some((value) => value > 0);
  return isByValue ? values : eating;
}

/** A discount in proportion, but to nobody more than they would pay; what is over goes to the others. */
function shareDiscount(
  discount: number,
  weights: readonly number[],
  most: readonly number[],
  unit: number,
): number[] {
  const first = allocateMinor(discount, weights, unit).map((part, index) =>
    Math.min(part, most[index] ?? 0),
  );
  const room = most.map((value, index) => value - (first[index] ?? 0));
  const left = discount - first.reduce((sum, part) => sum + part, 0);
  const rest = left > 0 ? allocateMinor(left, room, unit) : [];
  return first.map((part, index) => part + (rest[index] ?? 0));
}

/**
 * Splits a bill among the people at it (issue 11 Fair split): each pays their items and a share of fees, tax, tip and
 * discount, allocated in multiples of `unit` by largest remainder, so that the shares add up to the bill to the cent. The
 * discount may not exceed the rest of the bill. Pure.
 */
export function splitBill(
  eaters: readonly Eater[],
  extras: Extras,
  mode: SplitMode,
  unit = 1,
): Share[] {
  const weights = weightsOf(eaters, mode);
  const fees = allocateMinor(extras.feesMinor, weights, unit);
  const tax = allocateMinor(extras.taxMinor, weights, unit);
  const tip = allocateMinor(extras.tipMinor, weights, unit);
  const full = eaters.map(
    ({ itemsMinor }, index) =>
      itemsMinor + (fees[index] ?? 0) + (tax[index] ?? 0) + (tip[index] ?? 0),
  );
  const discount = shareDiscount(extras.discountMinor, weights, full, unit);
  return eaters.map(({ itemsMinor }, index) => ({
    itemsMinor,
    feesMinor: fees[index] ?? 0,
    taxMinor: tax[index] ?? 0,
    tipMinor: tip[index] ?? 0,
    discountMinor: discount[index] ?? 0,
    totalMinor: (full[index] ?? 0) - (discount[index] ?? 0),
  }));
}
