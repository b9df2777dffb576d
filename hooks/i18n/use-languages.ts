import { useQuery } from '@tanstack/react-query';
import { settingsQueries } from '@/services/settings/settings-queries';
import { isLocale, localeInfo } from '@/utils/i18n/locales';

/** The active languages that this storefront has texts for, in the order of their own names; asked for when used. */
export function useLanguages() {
  const { data, isError, refetch } = useQuery(settingsQueries.languages());
  return {
    languages: data
      ?.filter(({ locale }) => isLocale(locale))
      .map(({ backward, locale, title }) => ({
        value: locale,
        lang: localeInfo(locale).tag,
        title,
        direction: backward ? ('rtl' as const) : ('ltr' as const),
      })),
    failed: isError,
    retry: () => void refetch(),
  };
}
