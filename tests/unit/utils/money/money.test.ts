import { describe, expect, test } from 'vitest';
import { allocateMinor } from '@/utils/money/allocate';
import {
  convertMinor,
  formatAmount,
  percentOfMinor,
  toDecimal,
  toMinor,
} from '@/utils/money/money';
import { separatorsOf } from '@/utils/money/number-separators';

/** The same numbers in every run: a small linear congruential generator. */
function randomNumbers(count: number, seed = 20418): number[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state;
  });
}

const dollar = { title: 'USD', symbol: '$', position: 'before' } as const;
const english = separatorsOf('en');
const russian = separatorsOf('ru');

describe('minor units', () => {
  test.each([
    [0, 0],
    [19.99, 1999],
    [1.005, 101],
    [-1.005, -101],
    [8.165, 817],
    [0.1 + 0.2, 30],
    [1e-7, 0],
    [1e9, 100_000_000_000],
    [2.5e21, 2.5e23],
  ])('%s is %s minor units', (decimal, minor) => {
    expect(toMinor(decimal)).toBe(minor);
  });

  test('survive the way to decimals and back', () => {
    for (const minor of randomNumbers(2000))
      for (const signed of [minor, -minor])
        expect(toMinor(toDecimal(signed))).toBe(signed);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])(
    '%s is refused',
    (amount) => {
      expect(() => toMinor(amount)).toThrow(RangeError);
    },
  );

  test('half a minor unit is refused where minor units are asked for', () => {
    expect(() => toDecimal(0.5)).toThrow(RangeError);
    expect(() => convertMinor(10.5, 2)).toThrow(RangeError);
  });
});

describe('conversion and percentages', () => {
  test.each([
    [100, 12_650.5, 1_265_050],
    [1, 0.5, 1],
    [-1, 0.5, -1],
    [3, 0.5, 2],
    [100, 1.005, 101],
    [333, 0.92, 306],
    [0, 7, 0],
  ])('%s × %s = %s', (minor, rate, expected) => {
    expect(convertMinor(minor, rate)).toBe(expected);
  });

  test.each([
    [1840, 20, 368],
    [250, 1, 3],
    [-250, 1, -3],
    [999, 12.5, 125],
    [0, 50, 0],
  ])('of %s, %s %% is %s', (minor, percent, expected) => {
    expect(percentOfMinor(minor, percent)).toBe(expected);
  });

  test('rounding is symmetric around zero', () => {
    for (const value of randomNumbers(500)) {
      const rate = ((value % 9973) + 1) / 1000;
      expect(convertMinor(-value, rate)).toBe(-convertMinor(value, rate));
    }
  });
});

describe('allocation', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [5, [3, 7], [2, 3]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [10, [0, 1, 0], [0, 10, 0]],
    [10, [0, 0, 0], [4, 3, 3]],
    [0, [5, 5], [0, 0]],
    [0, [], []],
    [199, [690, 220, 190], [125, 40, 34]],
  ])('%s by %j gives %j', (total, weights, parts) => {
    expect(allocateMinor(total, weights)).toEqual(parts);
  });

  test('parts add up, and none is a whole unit off its share', () => {
    const numbers = randomNumbers(3000);
    for (let start = 0; start + 8 < numbers.length; start += 9) {
      const [first = 0, ...rest] = numbers.slice(start, start + 8);
      const total = (first % 200_000) - 100_000;
      const weights = rest.map((number) => number % 5000);
      const sum = weights.reduce((a, b) => a + b, 0);
      const parts = allocateMinor(total, weights);
      expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
      parts.forEach((part, index) => {
        const share = (total * (weights[index] ?? 0)) / sum;
        expect(Math.abs(part - share)).toBeLessThan(1);
      });
    }
  });

  test.each([[[-1, 2]], [[0.5]], [[Number.NaN]]])(
    'weights %j are refused',
    (weights) => {
      expect(() => allocateMinor(100, weights)).toThrow(RangeError);
    },
  );

  test('something cannot go to nobody', () => {
    expect(() => allocateMinor(1, [])).toThrow(RangeError);
  });
});

describe('formatting', () => {
  test.each([
    [undefined, '$0.00'],
    [null, '$0.00'],
    [Number.NaN, '$0.00'],
    [0, '$0.00'],
    [-0.001, '$0.00'],
    [0.05, '$0.05'],
    [6.9, '$6.90'],
    [999.999, '$1,000.00'],
    [1234.5, '$1,234.50'],
    [1_234_567.891, '$1,234,567.89'],
    [-3.68, '\u2212$3.68'],
  ])('%s is written %s', (amount, text) => {
    expect(formatAmount(amount, dollar, english)).toBe(text);
  });

  test.each([
    [
      { title: 'RUB', symbol: '₽', position: 'after' } as const,
      '1\u00A0234,50\u00A0₽',
    ],
    [
      { title: 'UZS', symbol: 'so’m', position: 'before' } as const,
      '1\u00A0234,50\u00A0сум',
    ],
    [
      { title: 'EUR', symbol: '€', position: 'before' } as const,
      '1\u00A0234,50\u00A0€',
    ],
  ])('%j follows the language', (currency, text) => {
    expect(formatAmount(1234.5, currency, russian)).toBe(text);
  });

  test.each([
    [125_235, '125,235\u00A0so’m'],
    [-1000, '\u22121,000\u00A0so’m'],
    [null, '0\u00A0so’m'],
    [164_323.5, '164,323.50\u00A0so’m'],
    [999.999, '1,000\u00A0so’m'],
  ])('%s of a currency without minor parts in use is %s', (amount, text) => {
    const som = { title: 'UZS', symbol: 'so’m', position: 'after' } as const;
    expect(formatAmount(amount, som, english)).toBe(text);
    expect(formatAmount(amount, { ...som, title: 'uzs' }, english)).toBe(text);
  });
});
