import { describe, expect, test } from 'vitest';
import { createI18n, type TextBundle } from '@/utils/i18n/create-i18n';
import { pluralRule } from '@/utils/i18n/plural-rules';
import { LOCALE_CODES, LOCALES } from '@/utils/i18n/locales';

/** `t` of texts that are not the product's own. */
const said = (lang: string, texts: TextBundle) => ({
  t: createI18n(lang, texts).t as unknown as (
    key: string,
    values?: object,
  ) => string,
});

describe('plurals', () => {
  test.each([
    ['en', { one: [1], other: [0, 2, 11, 21, 1.5] }],
    [
      'ru',
      {
        one: [1, 21, 101],
        few: [2, 3, 4, 22, 104],
        many: [0, 5, 11, 12, 14, 20, 111, 112],
        other: [1.5],
      },
    ],
    [
      'ar',
      {
        zero: [0],
        one: [1],
        two: [2],
        few: [3, 10, 103, 110],
        many: [11, 26, 99, 111],
        other: [100, 101, 102, 200],
      },
    ],
    ['be', { one: [1, 21], few: [2, 24], many: [0, 5, 11, 12], other: [0.5] }],
    ['cs', { one: [1], few: [2, 3, 4], many: [1.5], other: [0, 5, 21, 100] }],
    ['fa', { one: [0, 0.5, 1], other: [1.5, 2, 11] }],
    ['fr', { one: [0, 1, 1.5], other: [2, 11, 100] }],
    ['ja', { other: [0, 1, 2, 5] }],
    ['sa', { one: [1], two: [2], other: [0, 3, 11, 12] }],
  ])('of %s follow its rule', (lang, expected) => {
    const rule = pluralRule(lang);
    for (const [category, counts] of Object.entries(expected))
      for (const count of counts)
        expect([count, rule.select(count)]).toEqual([count, category]);
    expect(new Set(Object.keys(expected))).toEqual(new Set(rule.categories));
  });

  // the languages that Node's CLDR has no rules for, or that we know better, stand above
  test.each(LOCALES.filter(({ code }) => code !== 'sa' && code !== 'tg'))(
    'of $code are those of CLDR for whole numbers',
    ({ code: lang, tag }) => {
      const cldr = new Intl.PluralRules(tag);
      for (let count = 0; count <= 220; count += 1)
        expect([count, pluralRule(lang).select(count)]).toEqual([
          count,
          cldr.select(count),
        ]);
    },
  );

  test.each(LOCALE_CODES)('of %s choose the text', (lang) => {
    const rule = pluralRule(lang);
    const texts = Object.fromEntries(
      rule.categories.map((category) => [
        `items_${category}`,
        `${category} {{count}}`,
      ]),
    );
    const { t } = said(lang, texts);
    for (const count of [0, 1, 2, 3, 5, 11, 21, 100])
      expect(t('items', { count })).toBe(`${rule.select(count)} ${count}`);
  });
});

describe('texts', () => {
  test('have flat keys: dots and colons are part of the key', () => {
    const { t } = said('en', {
      'found.number.results': 'Found {{count}}',
      'when: now': 'Now',
      found: 'Found',
    });
    expect(t('found.number.results', { count: 3 })).toBe('Found 3');
    expect(t('when: now')).toBe('Now');
    expect(t('found')).toBe('Found');
  });

  test('are put in as they are: React escapes them', () => {
    const { t } = said('en', { hello: 'Hello {{name}}' });
    expect(t('hello', { name: 'O’Neil & <Sons>' })).toBe(
      'Hello O’Neil & <Sons>',
    );
  });

  test('of one instance are unknown to another', () => {
    createI18n('en', { secret: 'of this request' });
    const { t } = said('en', {});
    expect(t('secret')).toBe('secret');
  });

  test('that are missing or empty show their key, never another language', () => {
    const { t } = said('ru', { 'auth.logIn': '' });
    expect(t('auth.logIn')).toBe('auth.logIn');
    expect(t('cart.title')).toBe('cart.title');
  });
});
