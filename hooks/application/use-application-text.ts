import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { applicationQueries } from '@/services/application/application-queries';
import { localeInfo } from '@/utils/i18n/locales';

/** What the house says about selling or driving here, as the server gave it with the page; null: nothing. */
export function useApplicationText(slug: 'be-seller' | 'delivery') {
  const { lang } = useShell();
  const { data } = useQuery({
    ...applicationQueries.text(slug, lang),
    enabled: false,
  });
  if (!data?.translation.description) return null;
  const { description, locale } = data.translation;
  const { backward, tag } = localeInfo(locale);
  const dir: 'ltr' | 'rtl' = backward ? 'rtl' : 'ltr';
  return {
    html: description,
    /** Of a text in another language than the page's. */
    written: locale === lang ? {} : { lang: tag, dir },
  };
}
