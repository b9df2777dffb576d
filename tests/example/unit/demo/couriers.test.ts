import { expect, test } from 'vitest';
import { couriers } from '@/example/city/content/content';
import { hairdoOf } from '@/example/pictures/tool/couriers';

const WOMEN: readonly string[] = ['Kamila', 'Nodira'];

test.each(couriers)('$firstname has a face of the same sex', (courier) => {
  const hairdo = hairdoOf(courier.portrait);
  expect(hairdo).toBeDefined();
  expect(hairdo === 'long').toBe(WOMEN.includes(courier.firstname));
});
