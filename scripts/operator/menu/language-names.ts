import { LOCALE_CODES } from '@/utils/i18n/locales';

/** The code by which the world knows a language of ours. */
const isoCode = (code: string): string => (code === 'kz' ? 'kk' : code);

const NAMED_IN = ['en', 'ru', 'de', 'es', 'fr', 'tr', 'uz', 'ar'];

let known: ReadonlyMap<string, readonly string[]> | undefined;

const namesOf = (): ReadonlyMap<string, readonly string[]> =>
  (known ??= new Map(
    LOCALE_CODES.map((code) => [
      code,
      [...NAMED_IN, isoCode(code)].map((lang) =>
        (
          new Intl.DisplayNames([lang], { type: 'language' }).of(
            isoCode(code),
          ) ?? code
        ).toLowerCase(),
      ),
    ]),
  ));

/** The language that a word names: its code, its name or the beginning of that, such as `рус`; undefined for none. */
export function languageOf(word: string): string | undefined {
  const text = word.trim().toLowerCase();
  if (LOCALE_CODES.includes(text)) return text;
  if (text === 'kk') return 'kz';
  return text.length < 3
    ? undefined
    : [...namesOf()].find(([, names]) =>
        names.some((name) => name.startsWith(text)),
      )?.[0];
}
