import { describe, expect, test } from 'vitest';
import { libraries } from '@/example/city/content/content';
import { CONTENT_LOCALES } from '@/example/city/seed/texts';
import { cityWords } from '@/example/city/seed/words';
import { LOCALE_CODES } from '@/utils/i18n/locales';

type Written = readonly [english: string, ...others: string[]] | undefined;

/** What people read of the city, in English, as it is written. */
function writtenTexts(): Set<string> {
  const texts: Written[] = libraries.flatMap((library) => [
    library.name,
    ...library.sections.flatMap(({ name, note }) => [name, note]),
    ...library.variants.flatMap(({ name, values }) => [
      name,
      ...values.map(({ value }) => value),
    ]),
    ...library.addonGroups.flatMap(({ addons, name }) => [
      name,
      ...addons.flatMap((addon) => [addon.name, addon.note]),
    ]),
    ...library.products.flatMap(({ description, name }) => [name, description]),
    ...library.shops.map(({ description }) => description),
  ]);
  return new Set(texts.flatMap((text) => (text ? [text[0]] : [])));
}

describe('the demo city’s words', () => {
  const written = [...writtenTexts()];

  test('are there in every language in force that the content is not written in', () => {
    const further = LOCALE_CODES.filter(
      (code) => !CONTENT_LOCALES.some((known) => known === code),
    );
    expect([...cityWords().keys()].sort()).toEqual([...further].sort());
  });

  test.each([...cityWords()])(
    'cover the whole menu in %s',
    (_locale, words) => {
      expect(written.filter((text) => !words[text]?.trim())).toEqual([]);
    },
  );

  test.each([...cityWords()])(
    'keep their placeholders in %s',
    (_locale, words) => {
      const gaps = (text: string) =>
        [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
      for (const [english, text] of Object.entries(words))
        expect([english, gaps(text)]).toEqual([english, gaps(english)]);
    },
  );
});
