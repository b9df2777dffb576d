import { describe, expect, test } from 'vitest';
import { formatAmount } from '@/utils/money/money';
import { LOCALES } from '@/utils/i18n/locales';
import { separatorsOf } from '@/utils/money/number-separators';

const dollar = { title: 'USD', symbol: '$', position: 'before' } as const;
/** CLDR's thin space is a gap of another width to us: many fonts lack it. */
const plainSpace = (text: string | undefined): string | undefined =>
  text?.replace('\u202F', '\u00A0');

describe('numbers in every language', () => {
  // of Sanskrit and Tajik Node has no data of its own
  test.each(LOCALES.filter(({ code }) => code !== 'sa' && code !== 'tg'))(
    'are split as CLDR splits Western digits in $code',
    ({ code, tag }) => {
      const parts = new Intl.NumberFormat(`${tag}-u-nu-latn`, {
        useGrouping: 'always',
        minimumFractionDigits: 2,
      } as Intl.NumberFormatOptions).formatToParts(1234567.5);
      const of = (type: string) =>
        plainSpace(parts.find((part) => part.type === type)?.value);
      expect(separatorsOf(code)).toEqual({
        group: of('group'),
        decimal: of('decimal'),
      });
    },
  );

  test.each([
    ['en', '$1,234,567.50'],
    ['de', '$1.234.567,50'],
    ['fr', '$1\u00A0234\u00A0567,50'],
    ['tg', '$1\u00A0234\u00A0567,50'],
    // lakh and crore have groups of two; prices of the demo's currencies stay in thousands
    ['hi', '$1,234,567.50'],
    ['sa', '$1,234,567.50'],
    ['fa', '$1,234,567.50'],
  ])('%s: %s', (lang, text) => {
    expect(formatAmount(1234567.5, dollar, separatorsOf(lang))).toBe(text);
    expect(formatAmount(null, dollar, separatorsOf(lang))).toMatch(/^\$?0/);
  });
});
