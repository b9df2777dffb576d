import { describe, expect, test } from 'vitest';
import {
  baseKeys,
  findForeign,
  findMissingForms,
  findPlaceholderMismatches,
  findUntranslated,
} from '@/scripts/lib/locale-rules';

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
});
