import { expect, test } from 'vitest';
import {
  type Adjustment,
  type AdjustmentKind,
  sumAdjustments,
} from '@/server/domain/money/sum-adjustments';
import { randomOf } from '@/scripts/lib/random';

const SIGNS = {
  coupon: -1,
  delivery: 1,
  discount: -1,
  service: 1,
  shop_tax: 1,
  small_order: 1,
  tip: 1,
} as const satisfies Record<AdjustmentKind, number>;
const KINDS = Object.keys(SIGNS) as AdjustmentKind[];

test('the parts of a sum add up to it, whatever was added and taken off, in whatever order', () => {
  const { next: random } = randomOf('adjustments');
  for (let round = 0; round < 500; round++) {
    const adjustments: Adjustment[] = Array.from(
      { length: Math.floor(random() * 9) },
      () => {
        const kind = KINDS[Math.floor(random() * KINDS.length)] ?? 'tip';
        const amount = Math.floor(random() * 10 ** Math.ceil(random() * 11));
        return { kind, amountMinor: SIGNS[kind] * amount };
      },
    );
    const goods = { priceMinor: 10 ** 14, containedTaxMinor: 7 };
    const sums = sumAdjustments(goods, adjustments);
    expect(sums.totalMinor).toBe(
      sums.priceMinor -
        sums.discountMinor +
        sums.shopTaxMinor +
        sums.deliveryFeeMinor +
        sums.serviceFeeMinor +
        sums.smallOrderFeeMinor -
        sums.couponMinor +
        sums.tipsMinor,
    );
    expect(sumAdjustments(goods, [...adjustments].reverse())).toEqual(sums);
    for (const amount of Object.values(sums))
      expect(amount >= 0 && !Object.is(amount, -0)).toBe(true);
  }
});

test('a coupon takes off, and what a kind lacks is nothing', () => {
  const goods = { priceMinor: 1_000, containedTaxMinor: 0 };
  expect(
    sumAdjustments(goods, [
      { kind: 'coupon', amountMinor: -250 },
      { kind: 'tip', amountMinor: 100 },
    ]),
  ).toMatchObject({ couponMinor: 250, tipsMinor: 100, totalMinor: 850 });
  expect(sumAdjustments(goods, [])).toMatchObject({
    couponMinor: 0,
    deliveryFeeMinor: 0,
    totalMinor: 1_000,
  });
});
