import { describe, expect, test } from 'vitest';
import { timesMinor } from '@/utils/money/money';
import {
  addQuantities,
  ceilTo,
  floorTo,
  fromThousandths,
  pieces,
  timesIn,
  timesQuantity,
} from '@/utils/cart/quantity';

/** The same numbers in every run. */
function randomNumbers(count: number): number[] {
  let state = 31_337;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state;
  });
}

describe('quantities', () => {
  test.each([
    [0.1, 0.2, 0.3],
    [0.5, 0.5, 1],
    [1.005, 2.995, 4],
    [3, -0.7, 2.3],
  ])('%d and %d are exactly %d', (a, b, sum) => {
    expect(addQuantities(a, b)).toBe(sum);
  });

  test.each([
    [0.7, 0.5, 0.5, 1],
    [1.5, 0.5, 1.5, 1.5],
    [0.3, 0.1, 0.3, 0.3],
    [1, 0.3, 0.9, 1.2],
    [7, 3, 6, 9],
    [0, 0.25, 0, 0],
  ])('%d in steps of %d lies between %d and %d', (value, step, low, high) => {
    expect(floorTo(value, step)).toBe(low);
    expect(ceilTo(value, step)).toBe(high);
  });

  test('add up and step the same whatever their order', () => {
    const numbers = randomNumbers(600);
    for (let at = 0; at < numbers.length; at += 3) {
      const [a = 0, b = 0, c = 0] = numbers
        .slice(at, at + 3)
        .map((number) => fromThousandths(number % 100_000));
      const sum = addQuantities(a, b, c);
      expect(sum).toBe(addQuantities(c, a, b));
      expect(addQuantities(sum, -a, -b, -c)).toBe(0);
      const interval = fromThousandths(1 + ((numbers[at] ?? 0) % 2500));
      const low = floorTo(sum, interval);
      expect(low).toBeLessThanOrEqual(sum);
      expect(addQuantities(low, interval)).toBeGreaterThan(sum);
      expect(timesQuantity(interval, timesIn(low, interval))).toBe(low);
      expect(String(sum).split('.')[1]?.length ?? 0).toBeLessThanOrEqual(3);
    }
  });

  test('count pieces one by one and a weight as one', () => {
    expect(pieces(3, 1)).toBe(3);
    expect(pieces(1.5, 0.5)).toBe(1);
    expect(pieces(4, 2)).toBe(4);
  });
});

describe('the price of a quantity', () => {
  test.each([
    [425, 0.5, 213],
    [425, 1.5, 638],
    [1000, 0.333, 333],
    [199, 3, 597],
    [0, 0.5, 0],
    [7, 0.001, 0],
  ])('%d for one is, for %d of it, %d', (minor, quantity, price) => {
    expect(timesMinor(minor, quantity)).toBe(price);
  });
});
