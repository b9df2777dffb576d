import { findKeptSettings } from '@/server/repositories/settings/operator-setting-repository';
import { runtime } from '@/server/runtime';
import { DEFAULT_LOCALE, isLocale, LOCALE_CODES } from '@/utils/i18n/locales';
import {
  LANGUAGES_SLOT,
  type SiteLanguages,
  siteLanguages,
} from '@/utils/i18n/site-languages';
import { forgetCached } from './catalogue-cache';

/** The settings that decide over languages. */
export const LANGUAGE_SETTINGS = ['default_language', 'languages'] as const;

type Kept = ReadonlyMap<string, string>;

/** The codes of a list with commas between, each once; what is no code of ours stays in it. */
export const codesIn = (list: string): string[] => [
  ...new Set(list.split(/[\s,]+/).filter(Boolean)),
];

/** What the two settings mean: empty is English first, and all. A first language is always in force. */
export function languagesOf(kept: Kept): SiteLanguages {
  const said = kept.get('default_language');
  const first = isLocale(said) ? said : DEFAULT_LOCALE;
  const listed = codesIn(kept.get('languages') ?? '').filter(isLocale);
  const inForce: readonly string[] = listed.length
    ? [first, ...listed]
    : LOCALE_CODES;
  return {
    first,
    off: LOCALE_CODES.filter((code) => !inForce.includes(code)),
  };
}

/**
 * Puts the site's languages into the slot of the process, where every page and message finds them without waiting. A change drops what
 * was cached: titles, links and whole lists are told in them.
 */
export function holdLanguages(kept: Kept): void {
  const before = JSON.stringify(siteLanguages());
  const now = languagesOf(kept);
  runtime().slots.set(LANGUAGES_SLOT, now);
  if (JSON.stringify(now) !== before) forgetCached('');
}

/** Reads them and holds them. */
export async function loadLanguages(
  db: Parameters<typeof findKeptSettings>[0],
): Promise<void> {
  holdLanguages(await findKeptSettings(db, LANGUAGE_SETTINGS));
}
