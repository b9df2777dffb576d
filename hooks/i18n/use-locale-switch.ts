import { useRouter } from 'next/router';
import { useTranslation } from '@/utils/i18n/use-translation';
import { notify } from '@/utils/shell/notices';
import { beginProgress, endProgress } from '@/utils/shell/progress-bus';

/**
 * Chooses a language (spec.md §4): its texts are fetched and added, the same page is fetched and shown in it without
 * a reload, so that the local cart stays, and the choice is kept. Words, direction and content change together; when
 * either does not come nothing changes, and a notice says so. Of two quick choices the last wins.
 */
export function useLocaleSwitch(): (locale: string) => Promise<void> {
  const router = useRouter();
  const { t } = useTranslation();
  return async (locale) => {
    beginProgress();
    try {
      const { switchLocale } = await import('./switch-locale');
      await switchLocale(router, locale);
    } catch {
      notify({ type: 'error', title: t('language.failed'), id: 'language' });
    } finally {
      endProgress();
    }
  };
}
