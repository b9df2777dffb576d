import { describe, expect, test } from 'vitest';
import {
  baseKeys,
  findForeign,
  findMissingForms,
  findPlaceholderMismatches,
  findUnformed,
  findUntranslated,
} from '@/scripts/static/locale-rules';
import { findForeignScript, findUntidy } from '@/scripts/static/locale-scripts';

const source = {
  hello: 'Hello {{name}}',
  items_one: '{{count}} item',
  items_other: '{{count}} items',
  step_one: 'First step',
};
const slavic = ['one', 'few', 'many', 'other'];

describe('the checks of texts', () => {
  test('plural forms count as one key, a mere ending does not', () => {
    expect([...baseKeys(source)]).toEqual(['hello', 'items', 'step_one']);
  });

  test("a language needs its own plural forms, not the source's", () => {
    const bundle = {
      hello: 'П {{name}}',
      items_one: 'x',
      items_other: 'x',
      step_one: 'x',
    };
    expect(findMissingForms(source, bundle, slavic)).toEqual([
      'missing "items_few"',
      'missing "items_many"',
    ]);
    expect(
      findForeign(source, { ...bundle, items_zero: 'x', old: 'x' }, slavic),
    ).toEqual(['extra "items_zero"', 'extra "old"']);
  });

  test('a placeholder must be kept, a count may be left out of one and two', () => {
    const bundle = {
      hello: 'П {{nаme}}',
      items_one: 'штука',
      items_few: 'штуки',
    };
    expect(findPlaceholderMismatches(source, bundle)).toEqual([
      expect.stringContaining('"hello" differs'),
      '"items_few" differs from the source in count',
    ]);
  });

  test('what is counted has plural forms, whatever the number is called', () => {
    const bundle = {
      ...source,
      add: 'Add {{count}}',
      most: '{{number}} items at most',
      more: '{{number}} more items',
      wait: '{{minutes}} min',
      news: '{{name}} is late',
      late: '{{minutes}} minutes',
      left_one: '{{count}} minute left',
      left_other: '{{count}} minutes left',
    };
    expect(findUnformed(bundle)).toEqual([
      '"add" counts, but has no plural forms',
      '"most" counts, but has no plural forms',
      '"more" counts, but has no plural forms',
      '"late" counts, but has no plural forms',
    ]);
    expect(findUnformed({ hello: 'Hello {{name}}' })).toEqual([]);
  });

  test('English left standing is found, names and signs are not', () => {
    const bundle = {
      hello: 'Hello {{name}}',
      step_one: 'First step',
      items_one: '{{count}}',
    };
    expect(findUntranslated(source, bundle, new Set(['step_one']))).toEqual([
      '"hello" is still English',
    ]);
  });

  test('brands and placeholders alone are no English', () => {
    const brand = { apps: 'Sofra · App Store', of: '{{count}} / {{total}}' };
    expect(findUntranslated(brand, brand, new Set())).toEqual([]);
  });

  test('a language has letters of its script', () => {
    const bundle = { km: '{{km}} км', kcal: 'kcal', brand: 'Заказ в Sofra' };
    expect(findForeignScript('ru', bundle, new Set())).toEqual([
      '"kcal" is in a foreign script: kcal',
    ]);
    expect(findForeignScript('ru', bundle, new Set(['kcal']))).toEqual([]);
    expect(findForeignScript('kz', { a: 'Қазақша' }, new Set())).toEqual([]);
    expect(findForeignScript('ja', { a: 'カート' }, new Set())).toEqual([]);
    expect(findForeignScript('az', { a: 'Səbət' }, new Set())).toEqual([]);
    expect(findForeignScript('de', { a: 'Корзина' }, new Set())).toHaveLength(
      1,
    );
  });

  test('look-alike letters of another alphabet do not hide in a word', () => {
    // the second letter is a Latin o
    expect(findForeignScript('ru', { a: 'Кoрзина' }, new Set())).toEqual([
      '"a" mixes alphabets in Кoрзина',
    ]);
  });

  test('stray spaces are found', () => {
    expect(findUntidy({ a: 'So ', b: 'so  so', c: 'so so' })).toHaveLength(2);
  });
});
