import { expect, test } from 'vitest';
import { pathId } from '@/utils/shop/shop-path-id';

test.each([
  ['1', 1],
  ['40', 40],
  ['2147483647', 2_147_483_647],
])('%s is an id', (part, id) => {
  expect(pathId(part)).toBe(id);
});

test.each(
  [
    '0',
    '-1',
    '+1',
    '1.5',
    '1e3',
    '01',
    ' 1',
    '2147483648',
    '99999999999',
    'abc',
    '',
    undefined,
    ['1'],
  ].map((part) => ({ part })),
)('$part is none', ({ part }) => {
  expect(pathId(part)).toBeNull();
});
