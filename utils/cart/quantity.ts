/**
 * Amounts of goods: pieces, or weights to a thousandth (0.5 kg; api-contract.md §2 Lines). They are counted in whole
 * thousandths, so that steps and sums never drift.
 */

const SCALE = 1000;

/** 0.5 → 500. */
export function toThousandths(quantity: number): number {
  return Math.round(quantity * SCALE);
}

/** 500 → 0.5, the number nearest to it. */
export function fromThousandths(thousandths: number): number {
  return thousandths / SCALE;
}

/** The sum of quantities, exact. */
export function addQuantities(...quantities: readonly number[]): number {
  return fromThousandths(
    quantities.reduce((sum, quantity) => sum + toThousandths(quantity), 0),
  );
}

/** So many times a quantity, to a thousandth. */
export function timesQuantity(quantity: number, times: number): number {
  return fromThousandths(
    Math.round((toThousandths(quantity) * toThousandths(times)) / SCALE),
  );
}

/** How often `part` > 0 is wholly contained in a quantity. */
export function timesIn(quantity: number, part: number): number {
  return Math.floor(toThousandths(quantity) / toThousandths(part));
}

/** The largest multiple of the interval that is not above the quantity. */
export function floorTo(quantity: number, interval: number): number {
  return timesQuantity(interval, timesIn(quantity, interval));
}

/** The smallest multiple of the interval that is not below the quantity. */
export function ceilTo(quantity: number, interval: number): number {
  const steps = toThousandths(quantity) / toThousandths(interval);
  return timesQuantity(interval, Math.ceil(steps));
}

/**
 * As how many items something counts, and for how many its add-ons are taken: pieces one by one, what is sold by
 * weight as one, however heavy.
 */
export function pieces(quantity: number, interval: number): number {
  return Number.isInteger(interval) ? quantity : 1;
}
