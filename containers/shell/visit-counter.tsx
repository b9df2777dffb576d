import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentBar } from '@/components/shell/consent-bar/consent-bar';
import { useConsent } from '@/hooks/shell/use-consent';
import { useCountedDeeds } from '@/hooks/shell/use-counted-deeds';
import { usePageViews } from '@/hooks/shell/use-page-views';
import {
  type AnalyticsConfig,
  startCounting,
  stopCounting,
} from '@/utils/shell/google-analytics';
import { giveConsent } from '@/utils/shell/consent';
import { routes } from '@/utils/shell/routes';

/** Asks once whether visits may be counted; counts them after a yes, and no longer after a no. */
export function VisitCounter({
  config,
}: Readonly<{ config: AnalyticsConfig }>) {
  const { i18n, t } = useTranslation();
  const consent = useConsent();
  const { id, script } = config;
  useEffect(() => {
    if (consent !== 'yes') return undefined;
    startCounting({ id, script });
    return () => stopCounting({ id, script });
  }, [consent, id, script]);
  usePageViews(consent === 'yes');
  useCountedDeeds(consent === 'yes');
  if (consent !== null) return null;
  return (
    <ConsentBar
      title={t('consent.title')}
      text={t('consent.text')}
      more={{ label: t('privacy.title'), href: routes.privacy() }}
      lang={i18n.language}
      yes={t('consent.yes')}
      no={t('consent.no')}
      onAnswer={giveConsent}
    />
  );
}
