import { expect, test } from 'vitest';
import { backoffMs } from '@/utils/browser/backoff';

test.each([
  [
    'doubles',
    { firstMs: 350 },
    [0, 1, 2, 3, 4],
    [350, 700, 1_400, 2_800, 5_600],
  ],
  [
    'stays at its longest',
    { firstMs: 3_000, mostMs: 60_000 },
    [4, 5, 6, 5_000],
    [48_000, 60_000, 60_000, 60_000],
  ],
  [
    'grows by its own factor',
    { firstMs: 1_500, mostMs: 10_000, factor: 1.2 },
    [0, 1, 20],
    [1_500, 1_800, 10_000],
  ],
] as const)('a pause %s', (_name, backoff, failures, pauses) => {
  expect(failures.map((count) => backoffMs(backoff, count))).toEqual(pauses);
});

test('a pause is as long as the other side asks for, also beyond the longest of our own', () => {
  const backoff = { firstMs: 1_000, mostMs: 8_000 };
  expect(backoffMs(backoff, 0, 30_000)).toBe(30_000);
  expect(backoffMs(backoff, 3, 500)).toBe(8_000);
});
