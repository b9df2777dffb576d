import { expect, test } from 'vitest';
import { artScenes } from '@/scripts/pictures/art';
import { couriers } from '@/server/demo/content/people';

const WOMEN: readonly string[] = ['Kamila', 'Nodira'];

test.each(couriers)('$firstname has a face of the same sex', (courier) => {
  const [face] = artScenes.get(courier.portrait)?.items ?? [];
  const drawn = face && 'name' in face ? face.name : '';
  expect(drawn).toMatch(/^(?:wo)?man-/);
  expect(drawn.startsWith('woman-')).toBe(WOMEN.includes(courier.firstname));
});
