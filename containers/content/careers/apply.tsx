import { useTranslation } from '@/utils/i18n/use-translation';
import { buttonClass, LinkButton } from '@/components/ui/button/button';
import { useSettings } from '@/hooks/shell/use-settings';
import type { CareerDto } from '@/server/contracts/content/careers';
import { contentRoutes } from '@/utils/shell/content-routes';
import styles from './careers.module.css';

const MAIL = 'mailto:';

/** The job's own way to apply, else a mail to the house that names it; null where neither is known. */
function applyHref(job: CareerDto, email: string | undefined): string | null {
  if (job.apply_url) return job.apply_url;
  if (!email) return null;
  return `${MAIL}${email}?subject=${encodeURIComponent(job.translation.title)}`;
}

/** How to apply for a job, or that it is over. */
export function Apply({ job }: Readonly<{ job: CareerDto }>) {
  const { t } = useTranslation('content');
  const { email } = useSettings();
  if (!job.active)
    return (
      <div className={styles.apply}>
        <p className={styles.closed}>{t('careers.closed')}</p>
        <LinkButton href={contentRoutes.careers()} variant="secondary">
          {t('careers.all')}
        </LinkButton>
      </div>
    );
  const href = applyHref(job, email);
  if (!href) return null;
  const isMail = href.toLowerCase().startsWith(MAIL);
  const to = href.slice(MAIL.length).replace(/\?.*/, '');
  return (
    <div className={styles.apply}>
      <a
        className={buttonClass({ block: true }, false)}
        href={href}
        rel="noopener"
      >
        {t('careers.apply')}
      </a>
      {isMail && (
        <p className={styles.hint}>{t('careers.apply.mail', { email: to })}</p>
      )}
    </div>
  );
}
