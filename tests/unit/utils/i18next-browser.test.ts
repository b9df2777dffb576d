import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TextBundle } from '@/utils/i18n/create-i18n';
import { LOCALE_CODES } from '@/utils/locales';

const COUNTS = [0, 1, 1.5, 2, 3, 5, 11, 21, 22, 100, 101];
const HARD: TextBundle = {
  bare: 'Any number: {{count}}',
  onlyOther_other: 'Others: {{count}}',
  spaced: '{{ name }}, {{name}} and {{missing}}',
  empty: '',
  'with: colon.and.dots': 'found',
};
const VALUES = [
  { name: 'O’Neil & <Sons>' },
  { name: '$& {{name}} $t(bare)' },
  { name: undefined },
  { name: null },
  { name: 0 },
  {},
];

async function createI18nIn(where: 'browser' | 'server') {
  vi.resetModules();
  if (where === 'browser')
    vi.doMock('i18next', () => import('@/utils/i18n/i18next-browser'));
  else vi.doUnmock('i18next');
  return (await import('@/utils/i18n/create-i18n')).createI18n;
}

const createOnServer = await createI18nIn('server');
const createInBrowser = await createI18nIn('browser');

const bundleOf = (lang: string): TextBundle =>
  JSON.parse(readFileSync(`locales/${lang}/translation.json`, 'utf8'));

/** Every gap of a text with its own name, so that swapped ones are seen. */
const filled = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [
      name,
      `‹${name}›`,
    ]),
  );

afterEach(() => vi.restoreAllMocks());

describe('the browser’s part of i18next', () => {
  test('is what the pages are translated with there', () => {
    expect(createInBrowser('en', {}).constructor).toBe(Object);
    expect(createOnServer('en', {}).constructor).not.toBe(Object);
  });

  test.each(LOCALE_CODES)('says every text of %s as i18next does', (lang) => {
    const texts = bundleOf(lang);
    const here = createInBrowser(lang, texts);
    const there = createOnServer(lang, texts);
    const said = (i18n: typeof here) =>
      Object.entries(texts).flatMap(([key, text]) => {
        const values = filled(text);
        const plural = /^(.+)_(zero|one|two|few|many|other)$/.exec(key)?.[1];
        if (!plural) return [i18n.t(key, values), i18n.t(key)];
        return COUNTS.map((count) => i18n.t(plural, { ...values, count }));
      });
    expect(said(here)).toEqual(said(there));
  });

  test.each(Object.keys(HARD))('treats "%s" as i18next does', (key) => {
    const name = key.replace(/_other$/, '');
    const here = createInBrowser('en', HARD);
    const there = createOnServer('en', HARD);
    for (const values of [...VALUES, { count: 0 }, { count: 4 }])
      for (const skipInterpolation of [false, true])
        expect(here.t(name, { ...values, skipInterpolation })).toBe(
          there.t(name, { ...values, skipInterpolation }),
        );
  });

  test('asks the same handler for what is missing', () => {
    const told = { here: vi.fn(() => ''), there: vi.fn(() => '') };
    const here = createInBrowser('en', HARD, { onMissing: told.here });
    const there = createOnServer('en', HARD, { onMissing: told.there });
    for (const key of ['no.such', 'empty', 'bare'])
      expect(here.t(key)).toBe(there.t(key));
    expect(told.here.mock.calls.map(([key]: unknown[]) => key)).toEqual(
      told.there.mock.calls.map(([key]: unknown[]) => key),
    );
  });

  test('takes texts that come later and tells who listens', () => {
    const i18n = createInBrowser('en', {});
    const listener = vi.fn();
    i18n.on('languageChanged', listener);
    i18n.addResourceBundle('en', 'translation', { late: 'There' }, false, true);
    i18n.emit('languageChanged', 'en');
    i18n.off('languageChanged', listener);
    i18n.emit('languageChanged', 'en');
    expect(i18n.t('late')).toBe('There');
    expect(i18n.getResource('en', 'translation', 'late')).toBe('There');
    expect(listener).toHaveBeenCalledOnce();
  });
});
