import { expect, it } from 'vitest';
import { presentReview } from '@/server/presenters/shop/present-review';

it.each([
  ['Asia/Tashkent', '2026-03-02'],
  ['America/New_York', '2026-03-01'],
])('a review of %s has the day of that calendar', (zone, day) => {
  const row = {
    id: 1,
    rating: 5,
    comment: null,
    authorName: 'Malika',
    authorImg: null,
    createdAt: new Date('2026-03-01T21:30:00Z'),
  };
  expect(presentReview(row, zone).created_on).toBe(day);
});
