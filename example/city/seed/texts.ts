import type { LabelTranslations } from '@/server/db/schema/catalogue';
import type { Text } from '@/example/city/content/content';
import { inFurtherLanguages, type Words } from './words';

export const CONTENT_LOCALES = ['en', 'ar', 'ru'] as const;

/** locale → title, for jsonb columns; `further` finds the title in a language the content is not written in. */
export function labels(
  title: Text,
  further: (words: Words) => string | null = (words) => words[title[0]] ?? null,
): LabelTranslations {
  return {
    ...inFurtherLanguages((words) => {
      const found = further(words);
      return found === null ? null : { title: found };
    }),
    en: { title: title[0] },
    ar: { title: title[1] },
    ru: { title: title[2] },
  };
}

/** One row of a translation table per content language. */
export function textRows(
  title: Text,
  description?: Text,
): { locale: string; title: string; description: string | null }[] {
  return CONTENT_LOCALES.map((locale, index) => ({
    locale,
    title: title[index] ?? title[0],
    description: description ? (description[index] ?? description[0]) : null,
  }));
}

/** The same words around a text in each language, e.g. for "20 % off …". */
export function mapText(
  text: Text,
  words: readonly [
    en: (value: string) => string,
    ar: (value: string) => string,
    ru: (value: string) => string,
  ],
): Text {
  return [words[0](text[0]), words[1](text[1]), words[2](text[2])];
}
