import { isDevelopment } from '../env';

/** One row per language in force: the product's code, its BCP 47 tag, its own name, its direction. */
export interface LocaleInfo {
  readonly code: string;
  readonly tag: string;
  readonly title: string;
  /** Written from right to left. */
  readonly backward: boolean;
}

/** The languages of our texts by their own names: what Next routes, what the gate checks (spec.md §9). */
const NAMES = {
  af: 'Afrikaans',
  az: 'Azərbaycanca',
  id: 'Bahasa Indonesia',
  cs: 'Čeština',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  mg: 'Malagasy',
  tr: 'Türkçe',
  tk: 'Türkmençe',
  el: 'Ελληνικά',
  be: 'Беларуская',
  bg: 'Български',
  kz: 'Қазақша',
  ru: 'Русский',
  tg: 'Тоҷикӣ',
  ar: 'العربية',
  fa: 'فارسی',
  sa: 'संस्कृतम्',
  hi: 'हिन्दी',
  ko: '한국어',
  zh: '中文',
  ja: '日本語',
} as const;

export type LocaleCode = keyof typeof NAMES;

/** The codes that are no BCP 47 tag. */
const TAGS: Readonly<Partial<Record<string, string>>> = {
  kz: 'kk',
  zh: 'zh-Hans',
};

const BACKWARD: readonly string[] = ['ar', 'fa'];

/** One row per language, in the order of their own names; every page brings them, so they are made of little. */
export const LOCALES = Object.entries(NAMES).map(
  ([code, title]): LocaleInfo & { readonly code: LocaleCode } => ({
    code: code as LocaleCode,
    tag: TAGS[code] ?? code,
    title,
    backward: BACKWARD.includes(code),
  }),
);

export const DEFAULT_LOCALE: LocaleCode = 'en';
export const LOCALE_CODES: readonly string[] = LOCALES.map(({ code }) => code);

const PSEUDO: readonly LocaleInfo[] = [
  { code: 'xx', tag: 'en-XA', title: '[Þšéüđöö]', backward: false },
  { code: 'xx-rtl', tag: 'ar-XB', title: '[Þšéüđöö ŕťļ]', backward: true },
];

/** Languages made out of English at run time, to see what would be cut off or is no key: under `npm run dev` only. */
export const pseudoLocales: readonly LocaleInfo[] = isDevelopment ? PSEUDO : [];

/**
 * The texts of pages by subject (docs/adr/0050). Every page has `translation`: the frame around it, and what is said without a network; a
 * page or a block that loads later names the others that it shows.
 */
export const PAGE_NAMESPACES = [
  'translation',
  'account',
  'account-menu',
  'address',
  'application',
  'auth',
  'cart',
  'chat',
  'checkout',
  'consent',
  'content',
  'date',
  'dish',
  'error-page',
  'form',
  'group',
  'inbox',
  'list',
  'list-states',
  'my-shop',
  'order',
  'orders',
  'product',
  'referrals',
  'reviews',
  'search',
  'seo',
  'shop',
  'sums',
  'wallet',
] as const;

export type PageNamespace = (typeof PAGE_NAMESPACES)[number];

/** Those, the API's errors and mails, the answers of /help, which only the server reads, and kitchens' pages. */
export const NAMESPACES = [
  ...PAGE_NAMESPACES,
  'errors',
  'help',
  'kitchen',
] as const;

export type Namespace = (typeof NAMESPACES)[number];

/** The row of a language, or the default's when the code is unknown. */
export function localeInfo(code: string | null | undefined): LocaleInfo {
  const known: readonly LocaleInfo[] = [...LOCALES, ...pseudoLocales];
  return (
    known.find((locale) => locale.code === code) ?? localeInfo(DEFAULT_LOCALE)
  );
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
