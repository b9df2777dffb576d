import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { promisedMinutes } from '@/utils/checkout/promised-minutes';
import { chargedFee } from '@/utils/money/shop-terms';
import { feeStep, houseFeeStep } from '@/utils/money/fee-step';
import { convertMinor } from '@/utils/money/money';

const rates = fc.oneof(
  fc.constantFrom(1, 0.92, 12_650, 92.5, 482, 34.2, 0.0031),
  fc.double({ min: 0.001, max: 50_000, noNaN: true }),
);
const steps = fc.constantFrom(1, 5, 10, 25, 50, 100);

describe('the step of fees', () => {
  test.each([
    [10, 1, 10],
    [10, 0.92, 10],
    [10, 12_650, 100_000],
    [10, 92.5, 1_000],
    [10, 482, 5_000],
    [10, 34.2, 500],
    [25, 1, 25],
    [1, 12_650, 1],
  ])('of %d cents is at the rate %d %d', (house, rate, step) => {
    expect(feeStep(house, rate)).toBe(step);
  });

  test('is the setting, and ten cents where that is no amount', () => {
    expect(['0.25', '0', '1'].map(houseFeeStep)).toEqual([25, 1, 100]);
    expect([null, '', 'much', '-1'].map(houseFeeStep)).toEqual([
      10, 10, 10, 10,
    ]);
  });
});

describe('a fee', () => {
  test('is a multiple of the step, never below the tariff, never a step above it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        rates,
        steps,
        (minor, rate, house) => {
          const feeStepMinor = feeStep(house, rate);
          const fee = chargedFee(minor, { rate, feeStepMinor });
          const exact = convertMinor(minor, rate);
          expect(fee % feeStepMinor).toBe(0);
          expect(fee).toBeGreaterThanOrEqual(exact);
          expect(fee - exact).toBeLessThanOrEqual(feeStepMinor);
          expect(fee === 0).toBe(minor === 0);
        },
      ),
    );
  });

  test('keeps the order of the tariffs, so that the cheapest stay first', () => {
    const amount = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(amount, amount, rates, (one, other, rate) => {
        const terms = { rate, feeStepMinor: feeStep(10, rate) };
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(chargedFee(less, terms)).toBeLessThanOrEqual(
          chargedFee(more, terms),
        );
      }),
    );
  });
});

test('minutes are promised in whole fives, never earlier', () => {
  expect(promisedMinutes({ from: 29, to: 44 })).toEqual({ from: 30, to: 45 });
  expect(promisedMinutes({ from: 20, to: 30 })).toEqual({ from: 20, to: 30 });
});
