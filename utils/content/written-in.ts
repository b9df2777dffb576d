import type { LocaleInfo } from '@/utils/i18n/locales';
import { siteLanguages, spokenLocales } from '@/utils/i18n/site-languages';

/**
 * The languages of a text that the site speaks, in our order, and the one for readers of any other: the site's first where it is written
 * in it, else the first. Without a list, or in none of them, it is there in all.
 */
export function writtenIn(languages?: readonly string[]): {
  readonly others: readonly LocaleInfo[];
  readonly standard: string;
} {
  const all = spokenLocales();
  const known = languages && all.filter(({ code }) => languages.includes(code));
  const others = known?.length ? known : all;
  const { first } = siteLanguages();
  const hasFirst = others.some(({ code }) => code === first);
  return { others, standard: hasFirst ? first : (others[0]?.code ?? first) };
}
