import { expect, it } from 'vitest';
import { worthTelling } from '@/utils/content/statistics';

const numbers = (orders: number, reviews: number) => [
  { key: 'shops' as const, value: 76 },
  { key: 'orders' as const, value: orders },
  { key: 'reviews' as const, value: reviews },
  { key: 'couriers' as const, value: 6 },
];
const told = (orders: number, reviews: number) =>
  worthTelling(numbers(orders, reviews)).map(({ key }) => key);

it('tells no reviews that five delivered orders cannot have written', () => {
  expect(told(5, 2351)).toEqual(['shops']);
});

it('tells no more reviews than orders', () => {
  expect(told(2000, 2351)).toEqual(['shops', 'orders']);
});

it('tells orders and reviews that agree', () => {
  expect(told(61_000, 2351)).toEqual(['shops', 'orders', 'reviews']);
});
