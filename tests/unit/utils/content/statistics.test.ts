import { describe, expect, it } from 'vitest';
import { STATISTICS, statisticsToTell } from '@/utils/content/statistics';

/** The keys that are told of these values, in the order of STATISTICS. */
const told = (...values: number[]) =>
  statisticsToTell(
    STATISTICS.map((key, index) => ({ key, value: values[index] ?? 0 })),
  ).map(({ key }) => key);

describe('the numbers of the house', () => {
  it('5 orders delivered beside 2,351 reviews: the deliveries are left out', () => {
    expect(told(79, 683, 5, 2351, 6)).toEqual([
      'shops',
      'products',
      'reviews',
      'couriers',
    ]);
    expect(told(79, 683, 2350, 2351, 6)).not.toContain('orders');
    expect(told(79, 683, 2351, 2351, 6)).toContain('orders');
  });

  it('a house that has just opened tells what it has, and no count of its first orders', () => {
    expect(told(3, 120, 7, 2, 0)).toEqual(['shops', 'products']);
  });
});
