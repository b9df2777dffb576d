import { expect, test } from 'vitest';
import { couriers } from '@/server/demo/content/people';
import { hairdoOf } from '@/scripts/pictures/couriers';

const WOMEN: readonly string[] = ['Kamila', 'Nodira'];

test.each(couriers)('$firstname has a face of the same sex', (courier) => {
  const hairdo = hairdoOf(courier.portrait);
  expect(hairdo).toBeDefined();
  expect(hairdo === 'long').toBe(WOMEN.includes(courier.firstname));
});
