import { allocateMinor } from '@/utils/money/allocate';
import { type MoneyCurrency, moneyUnit } from '@/utils/money/money';

/** A line as it was ordered, its add-ons in it. Minor units. */
export interface RefundLine {
  readonly id: number;
  readonly quantity: number;
  readonly totalMinor: number;
}

/** So much of a line. */
export interface RefundPick {
  readonly id: number;
  readonly quantity: number;
}

export interface RefundSum {
  readonly amountMinor: number;
  /** What each of the picks is of it, in their order. */
  readonly parts: readonly number[];
}

/** Quantities go to a thousandth. */
const thousandths = (quantity: number): number => Math.round(quantity * 1000);

interface Share {
  readonly over: bigint;
  readonly under: bigint;
}

const plus = (a: Share, b: Share): Share => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});

/**
 * What such units of an order's lines cost: their part of `goodsMinor` (all lines after discount, with tax and coupon),
 * rounded once to the currency's unit. All units together are the goods exactly.
 */
export function refundOfItems(
  goodsMinor: number,
  lines: readonly RefundLine[],
  picks: readonly RefundPick[],
  currency?: Pick<MoneyCurrency, 'title'>,
): RefundSum {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const shares = picks.map(({ id, quantity }): Share => {
    const line = byId.get(id);
    if (!line || quantity < 0 || quantity > line.quantity)
      throw new RangeError(`not so much of line ${id}: ${quantity}`);
    return {
      over: BigInt(line.totalMinor) * BigInt(thousandths(quantity)),
      under: BigInt(thousandths(line.quantity)),
    };
  });
  const all = BigInt(lines.reduce((sum, each) => sum + each.totalMinor, 0));
  const { over, under } = shares.reduce(plus, { over: 0n, under: 1n });
  if (all === 0n || over === 0n)
    return { amountMinor: 0, parts: picks.map(() => 0) };
  const own = currency ? moneyUnit(currency) : 1;
  const unit = goodsMinor % own ? 1 : own;
  const divisor = under * all * BigInt(unit);
  const amountMinor =
    Number((2n * BigInt(goodsMinor) * over + divisor) / (2n * divisor)) * unit;
  const weights = shares.map((share) =>
    Number((share.over * 1000n) / share.under),
  );
  return { amountMinor, parts: allocateMinor(amountMinor, weights, unit) };
}
