import {
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { Button } from '@/components/ui/button/button';
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
import styles from './visit-counter.module.css';

/**
 * Keeps the element's height as a custom property of the page, so that what is fixed at the lower edge stands above it;
 * the room is given back when the element goes.
 */
function useRoomBelow(
  element: RefObject<HTMLElement | null>,
  name: `--${string}`,
): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const measure = (): void =>
      style.setProperty(name, `${current.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [element, name]);
}

/** The question at the foot of the page, below the bars that stand there: it covers none of them. Both answers are as easy. */
function ConsentBar() {
  const { i18n, t } = useTranslation('consent');
  const id = useId();
  const bar = useRef<HTMLElement>(null);
  useRoomBelow(bar, '--consent-bar');
  return (
    <section ref={bar} className={styles.bar} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {t('consent.title')}
        </h2>
        <p>
          {t('consent.text')}{' '}
          <SiteLink
            href={routes.privacy()}
            lang={i18n.language}
            className={styles.more}
          >
            {t('privacy.title')}
          </SiteLink>
        </p>
      </div>
      <div className="wraps">
        <Button variant="secondary" onClick={() => giveConsent('no')}>
          {t('consent.no')}
        </Button>
        <Button variant="secondary" onClick={() => giveConsent('yes')}>
          {t('consent.yes')}
        </Button>
      </div>
    </section>
  );
}

/** Asks once whether visits may be counted; counts them after a yes, and no longer after a no. */
export function VisitCounter({
  config,
}: Readonly<{ config: AnalyticsConfig }>) {
  const consent = useConsent();
  const { id, script } = config;
  useEffect(() => {
    if (consent !== 'yes') return undefined;
    startCounting({ id, script });
    return () => stopCounting({ id, script });
  }, [consent, id, script]);
  usePageViews(consent === 'yes');
  useCountedDeeds(consent === 'yes');
  return consent === null && <ConsentBar />;
}
