import { useQuery } from '@tanstack/react-query';
import { settingsQueries } from '@/services/settings/settings-queries';
import { isLocale, LOCALE_CODES, localeInfo } from '@/utils/i18n/locales';

const placeOf = (code: string): number => LOCALE_CODES.indexOf(code);

/** The active languages that this storefront has texts for, in the order of their own names; asked for when used. */
export function useLanguages() {
  const { data, isError, refetch } = useQuery(settingsQueries.languages());
  return {
    languages: data
      ?.filter(({ locale }) => isLocale(locale))
      .sort((a, b) => placeOf(a.locale) - placeOf(b.locale))
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
