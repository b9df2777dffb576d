import type { Sums } from '@/server/domain/money/sum-adjustments';
import type { BuiltQuote } from './build-quote';

/** What of a quote decides whether it still holds; kept in quotes.result. */
export interface StoredQuote {
  readonly currencyId: number;
  readonly rate: number;
  readonly sums: Sums;
  /** The name of the coupon that takes something off; null: none does. */
  readonly coupon: string | null;
  readonly lines: readonly {
    readonly id: number;
    readonly stockId: number;
    readonly units: number;
    readonly priceMinor: number;
    readonly discountMinor: number;
  }[];
  readonly canOrder: boolean;
}

/** One difference between a quote and the present; amounts in minor units, the presenter makes decimals. */
export interface QuoteChange {
  readonly field: string;
  readonly stockId?: number;
  readonly oldMinor: number | null;
  readonly newMinor: number | null;
}

/** The part of a quote that is kept. */
export function toStoredQuote({
  availability,
  coupon,
  currency,
  lines,
  sums,
}: BuiltQuote): StoredQuote {
  const parts = lines.flatMap((line) => [line, ...line.addons]);
  return {
    currencyId: currency.id,
    rate: currency.rate,
    sums,
    coupon: coupon?.offMinor ? coupon.row.name : null,
    lines: parts.map(({ discountMinor, id, priceMinor, stock, units }) => ({
      id,
      stockId: stock.id,
      units,
      priceMinor,
      discountMinor,
    })),
    canOrder: availability.canOrder,
  };
}

/** Everything that a customer would have to know before paying; empty when the quote still holds. */
export function quoteChanges(
  before: StoredQuote,
  after: StoredQuote,
): QuoteChange[] {
  const changes: QuoteChange[] = [];
  if (before.currencyId !== after.currencyId)
    changes.push({ field: 'currency', oldMinor: null, newMinor: null });
  for (const field of Object.keys(after.sums) as (keyof Sums)[])
    if (before.sums[field] !== after.sums[field])
      changes.push({
        field,
        oldMinor: before.sums[field],
        newMinor: after.sums[field],
      });
  // The same amount by another code is the use of another code.
  if (
    before.sums.couponMinor === after.sums.couponMinor &&
    (before.coupon ?? null) !== after.coupon
  )
    changes.push({
      field: 'coupon',
      oldMinor: before.sums.couponMinor,
      newMinor: after.sums.couponMinor,
    });
  const known = new Map(before.lines.map((line) => [line.id, line]));
  for (const line of after.lines) {
    const old = known.get(line.id);
    known.delete(line.id);
    const paid = line.priceMinor - line.discountMinor;
    const oldPaid = old ? old.priceMinor - old.discountMinor : null;
    if (
      oldPaid !== paid ||
      old?.units !== line.units ||
      old.stockId !== line.stockId
    )
      changes.push({
        field: 'line',
        stockId: line.stockId,
        oldMinor: oldPaid,
        newMinor: paid,
      });
  }
  for (const gone of known.values())
    changes.push({
      field: 'line',
      stockId: gone.stockId,
      oldMinor: gone.priceMinor - gone.discountMinor,
      newMinor: null,
    });
  return changes;
}
