import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { settingsQueries } from '@/services/settings/settings-queries';
import { COOKIES } from '@/utils/constants/cookies';
import { notify } from '@/utils/notices';
import { beginProgress, endProgress } from '@/utils/progress-bus';
import { rememberChoice } from '@/utils/remember';

/**
 * Chooses a language (spec.md §4): its texts are fetched and added, the choice is kept, and the same page is shown in
 * it by a soft replace, so that the local cart stays; the shell then sets language and direction.
 */
export function useLocaleSwitch(): (locale: string) => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  const { i18n, t } = useTranslation();
  return async (locale) => {
    if (locale === router.locale) return;
    beginProgress();
    try {
      const texts = await client.query(settingsQueries.translations(locale));
      i18n.addResourceBundle(locale, 'translation', texts);
      rememberChoice(COOKIES.locale, locale);
      await router.replace(router.asPath, router.asPath, {
        locale,
        scroll: false,
      });
    } catch {
      notify({ type: 'error', title: t('language.failed') });
    } finally {
      endProgress();
    }
  };
}
