import { expect, test } from 'vitest';
import { priceScale } from '@/utils/shop/price-scale';

test.each([
  [
    { min: 2.37, max: 24.9 },
    { min: 2, max: 25, step: 0.5 },
  ],
  [
    { min: 29_812.4, max: 313_240 },
    { min: 25_000, max: 315_000, step: 5000 },
  ],
  [
    { min: 1.111, max: 1.122 },
    { min: 1.11, max: 1.13, step: 0.01 },
  ],
  [
    { min: 0.1, max: 4.3 },
    { min: 0.1, max: 4.3, step: 0.1 },
  ],
])('%o lies on a scale of round steps', (range, scale) => {
  expect(priceScale(range)).toEqual(scale);
});

test('one price is no scale', () => {
  expect(priceScale({ min: 5, max: 5 })).toBeNull();
  expect(priceScale({ min: 0, max: 0 })).toBeNull();
});
