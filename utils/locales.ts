/** One row per language in force: the product's code, its BCP 47 tag, its own name, its direction. */
export interface LocaleInfo {
  readonly code: string;
  readonly tag: string;
  readonly title: string;
  /** Written from right to left. */
  readonly backward: boolean;
}

/** The languages in force: what languages/active answers, what Next routes, what the gate checks (spec.md §9). */
export const LOCALES = [
  { code: 'en', tag: 'en', title: 'English', backward: false },
  { code: 'ar', tag: 'ar', title: 'العربية', backward: true },
  { code: 'ru', tag: 'ru', title: 'Русский', backward: false },
] as const satisfies readonly LocaleInfo[];

export type LocaleCode = (typeof LOCALES)[number]['code'];

export const DEFAULT_LOCALE: LocaleCode = 'en';
export const LOCALE_CODES: readonly string[] = LOCALES.map(({ code }) => code);
export const NAMESPACES = ['translation', 'errors'] as const;

/** The row of a language, or the default's when the code is unknown. */
export function localeInfo(code: string | null | undefined): LocaleInfo {
  return LOCALES.find((locale) => locale.code === code) ?? LOCALES[0];
}

export function isLocale(code: string | null | undefined): code is LocaleCode {
  return code != null && LOCALE_CODES.includes(code);
}

export function directionOf(code: string | null | undefined): 'ltr' | 'rtl' {
  return localeInfo(code).backward ? 'rtl' : 'ltr';
}
