import { expect, test } from 'vitest';
import { countText } from '@/utils/money/count-text';

test.each([
  [0, 'en', '0'],
  [999, 'en', '999'],
  [12_345, 'en', '12,345'],
  [1_234_567, 'de', '1.234.567'],
  [2_169, 'ru', '2\u00A0169'],
  [2_169, 'ar', '2,169'],
])('%d in %s is %s', (count, lang, text) => {
  expect(countText(count, lang)).toBe(text);
});
