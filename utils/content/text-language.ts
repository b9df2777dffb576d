import { localeInfo } from '@/utils/i18n/locales';

/** What an element with a text in another language than the page's says of itself; nothing where it is the same. */
export function textLanguage(
  locale: string | null | undefined,
  lang: string,
): { lang?: string; dir?: 'ltr' | 'rtl' } {
  if (!locale || locale === lang) return {};
  const { backward, tag } = localeInfo(locale);
  return { lang: tag, dir: backward ? 'rtl' : 'ltr' };
}
