import { isTest } from '../env';
import {
  DEFAULT_LOCALE,
  isLocale,
  type LocaleCode,
  type LocaleInfo,
  LOCALES,
} from './locales';

/** What the operator made of our languages: which one a site speaks first, and which ones it does not speak. */
export interface SiteLanguages {
  readonly first: LocaleCode;
  readonly off: readonly string[];
}

const AS_BUILT: SiteLanguages = { first: DEFAULT_LOCALE, off: [] };

/** The name of the process's slot (server/runtime.ts), which server/domain/settings/site-languages.ts keeps current. */
export const LANGUAGES_SLOT = 'site-languages';

interface ServerRegistry {
  readonly slots: ReadonlyMap<string, unknown>;
}

/** Nothing of the server's way stays in what browsers load; tests have both in one process. */
const isServer = typeof window === 'undefined' || isTest;

function keptByProcess(): SiteLanguages | undefined {
  const registry = (
    globalThis as { [key: symbol]: ServerRegistry | undefined }
  )[Symbol.for('sofra')];
  const kept = registry?.slots.get(LANGUAGES_SLOT);
  return kept as SiteLanguages | undefined;
}

/** On the server the newest that the process knows, in the browser what its page was made with (`<html data-first data-off>`). */
export function siteLanguages(): SiteLanguages {
  if (isServer) {
    const kept = keptByProcess();
    if (kept ?? typeof window === 'undefined') return kept ?? AS_BUILT;
  }
  const { first, off } = document.documentElement.dataset;
  return isLocale(first) ? { first, off: off?.split(' ') ?? [] } : AS_BUILT;
}

/** Whether the site speaks this language. */
export function isSpoken(code: string | null | undefined): code is LocaleCode {
  return isLocale(code) && !siteLanguages().off.includes(code);
}

/** The language itself where the site speaks it, else the one that it speaks first. */
export function spokenIn(code: string | null | undefined): LocaleCode {
  return isSpoken(code) ? code : siteLanguages().first;
}

/** The languages that the site speaks, in our order. */
export function spokenLocales(): readonly LocaleInfo[] {
  const { off } = siteLanguages();
  return LOCALES.filter(({ code }) => !off.includes(code));
}

/** Where a text of the operator or of a shop is looked for: the asked language, the site's first one, English, then any. */
export function fallbackOrder(
  lang: string,
  translations: Readonly<Record<string, unknown>>,
): readonly string[] {
  const { first } = siteLanguages();
  return [spokenIn(lang), first, DEFAULT_LOCALE, ...Object.keys(translations)];
}

/**
 * Whether every language has its prefix. Next's own default language, English, has none only while it is what the site speaks first;
 * else an address without prefix leads to a language.
 */
export const isAlwaysPrefixed = (): boolean =>
  siteLanguages().first !== DEFAULT_LOCALE;
