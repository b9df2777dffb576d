import { allocateMinor } from './allocate';
import { timesMinor } from './money';

/** What was sold, minor units of one currency. */
export interface TaxedPart {
  /** The rate of the tax that its price contains; null: not known any more. */
  readonly percent: number | null;
  /** As paid, before promo codes. */
  readonly totalMinor: number;
  /** Contained in that. */
  readonly taxMinor: number;
  /** Given back of it. */
  readonly refundedMinor: number;
}

/** What happened to the parts as a whole, minor units of the same currency. */
export interface TaxedBill {
  /** Contained in the parts after promo codes. */
  readonly taxMinor: number;
  /** Paid for everything. */
  readonly totalMinor: number;
  /** Given back of everything, that of the parts included. */
  readonly refundedMinor: number;
}

export interface ContainedTax {
  readonly percent: number | null;
  readonly amountMinor: number;
}

const sum = <T>(all: readonly T[], of: (each: T) => number): number =>
  all.reduce((total, each) => total + of(each), 0);

const ratio = (part: number, whole: number): number =>
  whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0;

/** The tax that goods still contain once a promo code takes so much off them. */
export function taxAfterPromo(
  taxMinor: number,
  goods: { readonly totalMinor: number; readonly offMinor: number },
  unit = 1,
): number {
  const { offMinor, totalMinor } = goods;
  const [left = 0] = allocateMinor(
    taxMinor,
    [totalMinor - offMinor, offMinor],
    unit,
  );
  return totalMinor === 0 ? 0 : left;
}

/**
 * The taxes that what was paid and not given back contains, a rate at a time, the lowest first. A refund of parts takes
 * theirs; any other takes of all in proportion. What comes to nothing is left out.
 */
export function containedTaxes(
  parts: readonly TaxedPart[],
  bill: TaxedBill,
  unit = 1,
): ContainedTax[] {
  const afterPromo = ratio(
    bill.taxMinor,
    sum(parts, ({ taxMinor }) => taxMinor),
  );
  const ofParts = sum(parts, ({ refundedMinor }) => refundedMinor);
  const kept = ratio(
    bill.totalMinor - bill.refundedMinor,
    bill.totalMinor - ofParts,
  );
  const rates = [...new Set(parts.map(({ percent }) => percent))].sort(
    (a, b) => (a ?? 0) - (b ?? 0),
  );
  const byRate = rates.map((rate) =>
    parts.filter(({ percent }) => percent === rate),
  );
  const taxes = byRate.map((group) => sum(group, ({ taxMinor }) => taxMinor));
  return allocateMinor(bill.taxMinor, taxes, unit).flatMap((atFirst, index) => {
    const ofRate = byRate[index] ?? [];
    const left = sum(ofRate, ({ refundedMinor, taxMinor, totalMinor }) => {
      const paid = totalMinor * afterPromo;
      return taxMinor * ratio(paid - refundedMinor, paid);
    });
    const share = ratio(left, taxes[index] ?? 0) * kept;
    const amountMinor =
      share === 1 ? atFirst : timesMinor(atFirst, share, unit);
    return amountMinor > 0
      ? [{ percent: rates[index] ?? null, amountMinor }]
      : [];
  });
}
