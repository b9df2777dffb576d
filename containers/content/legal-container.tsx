import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LegalArticle } from '@/components/content/legal-article/legal-article';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';
import { useShell } from '@/contexts/shell-context';
import { useSettings } from '@/hooks/shell/use-settings';
import { useTextPage } from '@/hooks/content/use-text-page';
import { calendarWords } from '@/utils/i18n/dates';
import { localeInfo } from '@/utils/i18n/locales';
import type { TextPageName } from '@/utils/content/text-pages';

/** /privacy and /terms: the text, where one is in it, and how to reach the operator. */
export function LegalContainer({ name }: Readonly<{ name: TextPageName }>) {
  const { t } = useTranslation();
  const { lang } = useShell();
  const { email, phone } = useSettings();
  const { failed, page, retry } = useTextPage(name);
  const ownTitle = t(name === 'privacy' ? 'privacy.title' : 'terms.title');
  const title = page?.translation.title ?? ownTitle;
  const locale = page?.translation.locale;
  const info = localeInfo(locale);
  return (
    <LegalArticle
      title={title}
      lang={locale === lang ? undefined : info.tag}
      dir={locale === lang ? undefined : info.backward ? 'rtl' : 'ltr'}
      updated={
        page && t('legal.updated', calendarWords(page.updated_at, 'UTC', t))
      }
      html={page?.translation.description ?? ''}
      sections={page?.sections ?? []}
      contact={{ email, phone }}
    >
      {failed && (
        <EmptyState
          picture="error"
          title={t('error.oops.title')}
          action={<Button onClick={retry}>{t('common.tryAgain')}</Button>}
        />
      )}
      {!page && !failed && (
        <>
          <LoadingStatus />
          <LinesSkeleton count={6} />
        </>
      )}
    </LegalArticle>
  );
}
