import { localeInfo } from './locales';

/** How words in another language than the page's are marked; nothing for words in its own. */
export function elsewhere(
  locale: string | undefined,
  lang: string,
): { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' } {
  if (!locale || locale === lang) return {};
  const { backward, tag } = localeInfo(locale);
  return { lang: tag, dir: backward ? 'rtl' : 'ltr' };
}
