import { expect, test } from 'vitest';
import { kmText } from '@/utils/address/distance-text';

test.each([
  [1, 'en', '1'],
  [1.04, 'ru', '1'],
  [0.96, 'en', '1'],
  [2.5, 'en', '2.5'],
  [2.5, 'ru', '2,5'],
  [2.5, 'ar', '2.5'],
  [2.5, 'fa', '2.5'],
  [0, 'en', '0'],
])('%d kilometres in %s are %s', (km, language, text) => {
  expect(kmText(km, language)).toBe(text);
});
