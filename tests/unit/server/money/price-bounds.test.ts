import { describe, expect, it } from 'vitest';
import { priceBounds } from '@/server/domain/money/price-bounds';
import { convertMinor, toDecimal } from '@/utils/money/money';

describe.each([1, 0.9, 0.92, 1.0843, 3.6725, 12_650])(
  'at the rate %d',
  (rate) => {
    const prices = Array.from({ length: 2_500 }, (_, minor) => minor);
    const shown = (minor: number): number => convertMinor(minor, rate);

    it('a price is within the bounds that it is shown as', () => {
      for (const minor of prices) {
        const amount = toDecimal(shown(minor));
        const bounds = priceBounds({ from: amount, to: amount }, rate);
        expect(bounds.fromMinor).toBeLessThanOrEqual(minor);
        expect(bounds.toMinor).toBeGreaterThanOrEqual(minor);
      }
    });

    it('what is shown otherwise is not', () => {
      for (const minor of prices.slice(1)) {
        const { fromMinor = 0 } = priceBounds(
          { from: toDecimal(shown(minor) + 1) },
          rate,
        );
        const { toMinor = 0 } = priceBounds(
          { to: toDecimal(shown(minor) - 1) },
          rate,
        );
        expect(fromMinor).toBeGreaterThan(minor);
        expect(toMinor).toBeLessThan(minor);
      }
    });
  },
);

it('bounds that no price reaches are numbers that a column holds', () => {
  for (const amount of [99_999_999_999, 1e300, 1.7e308]) {
    const { fromMinor, toMinor } = priceBounds(
      { from: amount, to: amount },
      0.000_1,
    );
    expect(fromMinor).toBe(2_147_483_647);
    expect(toMinor).toBe(2_147_483_647);
  }
});

it('a bound that was not asked for is none', () => {
  expect(priceBounds({}, 2)).toEqual({});
  expect(priceBounds({ to: 3 }, 2)).toEqual({ toMinor: 150 });
});
