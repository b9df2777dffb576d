import { DEFAULT_LOCALE, type LocaleInfo, LOCALES } from '@/utils/i18n/locales';

/**
 * The languages of a text, in our order, and the one for readers of any other: ours where it is written in it, else the
 * first. Without a list it is written in all of them.
 */
export function writtenIn(languages?: readonly string[]): {
  readonly others: readonly LocaleInfo[];
  readonly standard: string;
} {
  const all: readonly LocaleInfo[] = LOCALES;
  const known = languages && all.filter(({ code }) => languages.includes(code));
  const others = known?.length ? known : all;
  const hasDefault = others.some(({ code }) => code === DEFAULT_LOCALE);
  const standard = hasDefault ? DEFAULT_LOCALE : others[0]?.code;
  return { others, standard: standard ?? DEFAULT_LOCALE };
}
