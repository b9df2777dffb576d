import { isDevelopment } from '../env';

/** One row per language in force: the product's code, its BCP 47 tag, its own name, its direction. */
export interface LocaleInfo {
  readonly code: string;
  readonly tag: string;
  readonly title: string;
  /** Written from right to left. */
  readonly backward: boolean;
}

const ENGLISH = {
  code: 'en',
  tag: 'en',
  title: 'English',
  backward: false,
} as const;

/** The languages in force, by their own names: what Next routes, what the gate checks (spec.md §9). */
export const LOCALES = [
  { code: 'af', tag: 'af', title: 'Afrikaans', backward: false },
  { code: 'az', tag: 'az', title: 'Azərbaycanca', backward: false },
  { code: 'id', tag: 'id', title: 'Bahasa Indonesia', backward: false },
  { code: 'cs', tag: 'cs', title: 'Čeština', backward: false },
  { code: 'de', tag: 'de', title: 'Deutsch', backward: false },
  ENGLISH,
  { code: 'es', tag: 'es', title: 'Español', backward: false },
  { code: 'fr', tag: 'fr', title: 'Français', backward: false },
  { code: 'mg', tag: 'mg', title: 'Malagasy', backward: false },
  { code: 'tr', tag: 'tr', title: 'Türkçe', backward: false },
  { code: 'tk', tag: 'tk', title: 'Türkmençe', backward: false },
  { code: 'el', tag: 'el', title: 'Ελληνικά', backward: false },
  { code: 'be', tag: 'be', title: 'Беларуская', backward: false },
  { code: 'bg', tag: 'bg', title: 'Български', backward: false },
  { code: 'kz', tag: 'kk', title: 'Қазақша', backward: false },
  { code: 'ru', tag: 'ru', title: 'Русский', backward: false },
  { code: 'tg', tag: 'tg', title: 'Тоҷикӣ', backward: false },
  { code: 'ar', tag: 'ar', title: 'العربية', backward: true },
  { code: 'fa', tag: 'fa', title: 'فارسی', backward: true },
  { code: 'sa', tag: 'sa', title: 'संस्कृतम्', backward: false },
  { code: 'hi', tag: 'hi', title: 'हिन्दी', backward: false },
  { code: 'ko', tag: 'ko', title: '한국어', backward: false },
  { code: 'zh', tag: 'zh-Hans', title: '中文', backward: false },
  { code: 'ja', tag: 'ja', title: '日本語', backward: false },
] as const satisfies readonly LocaleInfo[];

export type LocaleCode = (typeof LOCALES)[number]['code'];

/** What texts are written in first, and what Next leaves without a prefix; what a site speaks first is site-languages.ts's. */
export const DEFAULT_LOCALE: LocaleCode = 'en';
export const LOCALE_CODES: readonly string[] = LOCALES.map(({ code }) => code);

const PSEUDO: readonly LocaleInfo[] = [
  { code: 'xx', tag: 'en-XA', title: '[Þšéüđöö]', backward: false },
  { code: 'xx-rtl', tag: 'ar-XB', title: '[Þšéüđöö ŕťļ]', backward: true },
];

/** Languages made out of English at run time, to see what would be cut off or is no key: under `npm run dev` only. */
export const pseudoLocales: readonly LocaleInfo[] = isDevelopment ? PSEUDO : [];

/** The texts of pages, of the API's errors and mails, the answers of /help, which only the server reads, and kitchens' pages. */
export const NAMESPACES = ['translation', 'errors', 'help', 'kitchen'] as const;

export type Namespace = (typeof NAMESPACES)[number];

/** The row of a language, or the default's when the code is unknown. */
export function localeInfo(code: string | null | undefined): LocaleInfo {
  const known: readonly LocaleInfo[] = [...LOCALES, ...pseudoLocales];
  return known.find((locale) => locale.code === code) ?? ENGLISH;
}

export function isLocale(code: string | null | undefined): code is LocaleCode {
  return (
    code != null &&
    (LOCALE_CODES.includes(code) ||
      pseudoLocales.some((locale) => locale.code === code))
  );
}

export function directionOf(code: string | null | undefined): 'ltr' | 'rtl' {
  return localeInfo(code).backward ? 'rtl' : 'ltr';
}
