import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  couponEffect,
  type CouponBill,
  type CouponTerms,
} from '@/server/domain/coupon/coupon-effect';
import {
  type AdjustmentKind,
  sumAdjustments,
} from '@/server/domain/money/sum-adjustments';
import { convertMinor } from '@/utils/money/money';

const RATES = [1, 0.92, 12_650, 92.5, 482, 34.2, 0.333333] as const;

const amount = fc.integer({ min: 0, max: 5_000_000 });
const terms: fc.Arbitrary<CouponTerms> = fc.oneof(
  fc.record({
    type: fc.constant('percent' as const),
    for: fc.constantFrom('total_price' as const, 'delivery_fee' as const),
    value: fc.integer({ min: 1, max: 10_000 }),
    minGoodsMinor: fc.constantFrom(0, 1, 1_500),
    maxOffMinor: fc.option(amount),
  }),
  fc.record({
    type: fc.constant('fix' as const),
    for: fc.constantFrom('total_price' as const, 'delivery_fee' as const),
    value: amount,
    minGoodsMinor: fc.constantFrom(0, 1, 1_500),
    maxOffMinor: fc.option(amount),
  }),
);
const bill: fc.Arbitrary<CouponBill> = fc
  .record({
    houseGoodsMinor: amount,
    houseDelivery: fc.integer({ min: 0, max: 5_000 }),
    rate: fc.constantFrom(...RATES),
  })
  .map(({ houseDelivery, houseGoodsMinor, rate }) => ({
    houseGoodsMinor,
    goodsMinor: convertMinor(houseGoodsMinor, rate),
    deliveryMinor: convertMinor(houseDelivery, rate),
    rate,
  }));

const targetOf = (coupon: CouponTerms, of: CouponBill): number =>
  coupon.for === 'delivery_fee' ? of.deliveryMinor : of.goodsMinor;

describe('what a coupon takes off', () => {
  test('is whole, never below zero, never more than what it is for, than its maximum or than an amount', () => {
    fc.assert(
      fc.property(terms, bill, (coupon, of) => {
        const { missingMinor, offMinor } = couponEffect(coupon, of);
        expect(Number.isSafeInteger(offMinor)).toBe(true);
        expect(offMinor).toBeGreaterThanOrEqual(0);
        expect(Object.is(offMinor, -0)).toBe(false);
        expect(offMinor).toBeLessThanOrEqual(targetOf(coupon, of));
        if (coupon.maxOffMinor !== null)
          expect(offMinor).toBeLessThanOrEqual(
            convertMinor(coupon.maxOffMinor, of.rate),
          );
        if (coupon.type === 'fix')
          expect(offMinor).toBeLessThanOrEqual(
            convertMinor(coupon.value, of.rate),
          );
        expect(missingMinor > 0).toBe(
          of.houseGoodsMinor < coupon.minGoodsMinor,
        );
        if (missingMinor > 0) expect(offMinor).toBe(0);
      }),
    );
  });

  test('leaves parts that sum to the total in every currency, none below zero', () => {
    fc.assert(
      fc.property(terms, bill, amount, amount, (coupon, of, tips, tax) => {
        const { offMinor } = couponEffect(coupon, of);
        const parts: [AdjustmentKind, number][] = [
          ['delivery', of.deliveryMinor],
          ['shop_tax', tax],
          ['tip', tips],
          ['coupon', -offMinor],
        ];
        const sums = sumAdjustments(
          { priceMinor: of.goodsMinor, containedTaxMinor: 0 },
          parts.map(([kind, amountMinor]) => ({ kind, amountMinor })),
        );
        expect(sums.totalMinor).toBe(
          of.goodsMinor + of.deliveryMinor + tax + tips - sums.couponMinor,
        );
        for (const part of Object.values(sums))
          expect(part).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('grows with what it is for, and leaves never less to pay for more', () => {
    fc.assert(
      fc.property(terms, bill, amount, (coupon, of, more) => {
        const dearer = {
          ...of,
          houseGoodsMinor: of.houseGoodsMinor + more,
          goodsMinor: of.goodsMinor + convertMinor(more, of.rate),
          deliveryMinor: of.deliveryMinor + more,
        };
        const before = couponEffect(coupon, of);
        const after = couponEffect(coupon, dearer);
        expect(after.offMinor).toBeGreaterThanOrEqual(before.offMinor);
        expect(after.missingMinor).toBeLessThanOrEqual(before.missingMinor);
        if (before.missingMinor === 0)
          expect(
            targetOf(coupon, dearer) - after.offMinor,
          ).toBeGreaterThanOrEqual(targetOf(coupon, of) - before.offMinor);
      }),
    );
  });

  const of: CouponBill = {
    goodsMinor: 1_995,
    houseGoodsMinor: 1_995,
    deliveryMinor: 330,
    rate: 1,
  };
  const base = { minGoodsMinor: 0, maxOffMinor: null } as const;
  test.each([
    [
      '10 %, rounded once',
      { type: 'percent', for: 'total_price', value: 1_000 },
      200,
    ],
    ['12.5 %', { type: 'percent', for: 'total_price', value: 1_250 }, 249],
    [
      'the whole way',
      { type: 'percent', for: 'delivery_fee', value: 10_000 },
      330,
    ],
    [
      '5.00 of a way of 3.30',
      { type: 'fix', for: 'delivery_fee', value: 500 },
      330,
    ],
    ['3.00 of the goods', { type: 'fix', for: 'total_price', value: 300 }, 300],
  ] as const)('is known: %s', (_, coupon, off) => {
    expect(couponEffect({ ...base, ...coupon }, of).offMinor).toBe(off);
  });

  test('is told in the asked currency: an amount converted, and what is missing to the minimum', () => {
    const euro = { ...of, goodsMinor: 1_835, rate: 0.92 };
    const fix = {
      ...base,
      type: 'fix',
      for: 'total_price',
      value: 300,
    } as const;
    expect(couponEffect(fix, euro).offMinor).toBe(276);
    expect(couponEffect({ ...fix, minGoodsMinor: 2_495 }, euro)).toEqual({
      offMinor: 0,
      missingMinor: 460,
    });
  });
});
