import { describe, expect, test } from 'vitest';
import { currencySign, formatAmount } from '@/utils/money/money';
import { LOCALES } from '@/utils/i18n/locales';
import { moneyText } from '@/utils/money/money-text';
import { percentText, separatorsOf } from '@/utils/money/number-separators';

const dollar = { title: 'USD', symbol: '$', position: 'before' } as const;
const som = { title: 'UZS', symbol: "so'm", position: 'after' } as const;
const LANGUAGES = LOCALES.map(({ backward, code, tag }) => ({
  code,
  tag: `${tag}-u-nu-latn`,
  backward,
}));

/** CLDR's text as the product writes it: without direction marks, with its own minus, and a gap that all fonts have. */
const asWritten = (text: string | undefined): string | undefined =>
  text
    ?.replaceAll(/[\u200E\u200F\u061C]/g, '')
    .replace('\u202F', '\u00A0')
    .replace('-', '\u2212');

describe('numbers in every language, as CLDR (Node’s Intl) has them', () => {
  test.each(LANGUAGES)('$code splits Western digits', ({ code, tag }) => {
    const parts = new Intl.NumberFormat(tag, {
      useGrouping: 'always',
      minimumFractionDigits: 2,
    } as Intl.NumberFormatOptions).formatToParts(1234567.5);
    const of = (type: string) =>
      asWritten(parts.find((part) => part.type === type)?.value);
    expect(separatorsOf(code)).toMatchObject({
      group: of('group'),
      decimal: of('decimal'),
    });
  });

  test.each(LANGUAGES)(
    '$code puts the sign of a currency',
    ({ backward, code, tag }) => {
      const intl = new Intl.NumberFormat(tag, {
        style: 'currency',
        currency: 'EUR',
        currencyDisplay: 'narrowSymbol',
        useGrouping: 'always',
      } as Intl.NumberFormatOptions);
      const euro = { title: 'EUR', symbol: '€', position: 'before' } as const;
      const written = asWritten(intl.format(12_345.5));
      // an amount is kept left to right: what CLDR ends with is read first from the right
      const [, number, sign] = /^(.+)\u00A0(€)$/.exec(written ?? '') ?? [];
      const expected = backward && sign ? `${sign}\u00A0${number}` : written;
      expect(formatAmount(12_345.5, euro, separatorsOf(code))).toBe(expected);
      expect(formatAmount(-12_345.5, euro, separatorsOf(code))).toBe(
        `\u2212${expected}`,
      );
    },
  );

  test.each(LANGUAGES)('$code writes a percentage', ({ code, tag }) => {
    const intl = new Intl.NumberFormat(tag, { style: 'percent' });
    expect(percentText(15, code)).toBe(
      `\u2066${asWritten(intl.format(0.15))}\u2069`,
    );
  });

  test('a part of a percent has the language’s decimal sign', () => {
    expect(percentText(7.5, 'de')).toBe('\u20667,5\u00A0%\u2069');
    expect(percentText(12, 'tr')).toBe('\u2066%12\u2069');
  });

  test.each([
    ['en', '$1,234,567.50'],
    ['de', '1.234.567,50\u00A0$'],
    ['ru', '1\u00A0234\u00A0567,50\u00A0$'],
    ['fr', '1\u00A0234\u00A0567,50\u00A0$'],
    ['tg', '1\u00A0234\u00A0567,50\u00A0$'],
    ['ar', '$\u00A01,234,567.50'],
    // lakh and crore have groups of two; prices of the demo's currencies stay in thousands
    ['hi', '$1,234,567.50'],
    ['sa', '$1,234,567.50'],
    ['fa', '$\u00A01,234,567.50'],
  ])('%s: %s', (lang, text) => {
    expect(formatAmount(1234567.5, dollar, separatorsOf(lang))).toBe(text);
    expect(formatAmount(null, dollar, separatorsOf(lang))).toMatch(
      /^\$?\u00A0?0[.,]00/,
    );
    expect(moneyText(1234567.5, dollar, lang)).toBe(`\u2066${text}\u2069`);
  });
});

describe('a currency whose sign is a word', () => {
  test.each([
    ['en', "289,710\u00A0so'm"],
    ['de', "289.710\u00A0so'm"],
    ['ru', '289\u00A0710\u00A0сум'],
    ['tg', '289\u00A0710\u00A0сӯм'],
    // read from the right: the number, then its word
    ['ar', 'سوم\u00A0289,710'],
  ])('%s writes it in its own letters: %s', (lang, text) => {
    expect(formatAmount(289_710, som, separatorsOf(lang))).toBe(text);
  });

  test('what the operator called otherwise stays', () => {
    const own = { ...som, symbol: 'UZS' };
    expect(formatAmount(1000, own, separatorsOf('ru'))).toBe(
      '1\u00A0000\u00A0UZS',
    );
  });
});

test.each([
  ['en', dollar, { start: '$' }],
  ['de', dollar, { end: '$' }],
  ['ru', som, { end: 'сум' }],
  ['en', som, { end: "so'm" }],
  ['ar', dollar, { start: '$' }],
])(
  'a field of an amount in %s has its sign where amounts have it',
  (lang, currency, sign) => {
    expect(currencySign(currency, separatorsOf(lang))).toEqual(sign);
  },
);
