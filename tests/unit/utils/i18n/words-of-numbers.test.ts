import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALE_CODES, NAMESPACES } from '@/utils/i18n/locales';
import { separatorsOf } from '@/utils/money/number-separators';

/** Texts of pages, errors and help, and the words of the example's menus, where they are here. */
const filesOf = (lang: string): string[] => [
  ...NAMESPACES.map((namespace) => `locales/${lang}/${namespace}.json`),
  `example/city/words/${lang}.json`,
];

function textsOf(lang: string): string[] {
  return filesOf(lang)
    .filter((file) => existsSync(file))
    .flatMap((file) =>
      Object.values(
        JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>,
      ),
    );
}

const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?|\{\{\w+\}\})`;
const SPACE = String.raw`[ \u00A0\u202F]?`;
const PERCENTAGE = new RegExp(
  `[%٪]${SPACE}${NUMBER}|${NUMBER}${SPACE}[%٪]`,
  'gu',
);

describe.each(LOCALE_CODES)('what is written in %s', (lang) => {
  const texts = textsOf(lang);

  test('has percentages as the language writes them', () => {
    const pattern = separatorsOf(lang).percent.replace('\u00A0', ' ');
    const wrong = texts.flatMap((text) =>
      [...text.matchAll(PERCENTAGE)]
        .map(([found]) => found)
        .filter(
          (found) =>
            found
              .replaceAll(/[\u00A0\u202F]/g, ' ')
              .replace(new RegExp(NUMBER, 'u'), '#') !== pattern,
        )
        .map((found) => `${found}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  test.runIf(lang === 'ru' || lang === 'be')('has the long dash', () => {
    expect(texts.filter((text) => text.includes(' – '))).toEqual([]);
  });

  test('names no currency of its own: amounts are written by the one formatter', () => {
    expect(texts.filter((text) => /[$€₽]/u.test(text))).toEqual([]);
  });
});
