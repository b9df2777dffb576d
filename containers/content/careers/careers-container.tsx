import { clsx as cx } from 'clsx';
import { ChevronRight, Mail } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { PageHero } from '@/components/content/page-hero/page-hero';
import { PageLinks } from '@/components/content/page-links/page-links';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { buttonClass, type ButtonStyle } from '@/components/ui/button/button';
import { ChipLink } from '@/components/ui/chip/chip-link';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { useShell } from '@/contexts/shell-context';
import { useCareers } from '@/hooks/content/use-careers';
import { useSettings } from '@/hooks/shell/use-settings';
import type { CareerDto } from '@/server/contracts/content/careers';
import { careersHref } from '@/utils/content/careers-address';
import { jobGroups, jobPlaces } from '@/utils/content/job-groups';
import { textLanguage } from '@/utils/content/text-language';
import { contentRoutes } from '@/utils/shell/content-routes';
import styles from './careers.module.css';
import { jobFacts } from './job-facts';
import listStyles from './job-list.module.css';

type WriteToUsProps = Readonly<{
  email: string | undefined;
  variant: ButtonStyle['variant'];
}>;

/** A mail to the house; nothing where it has no address. */
function WriteToUs({ email, variant }: WriteToUsProps) {
  const { t } = useTranslation('content');
  if (!email) return null;
  return (
    <a className={buttonClass({ variant }, false)} href={`mailto:${email}`}>
      <Mail size={20} />
      <span>{t('careers.write')}</span>
    </a>
  );
}

type JobListProps = Readonly<{
  /** The department; empty where none is said. */
  title: string;
  locale: string | null;
  jobs: readonly CareerDto[];
}>;

/** The jobs of one department, each as one link. */
function JobList({ jobs, locale, title }: JobListProps) {
  const { t } = useTranslation();
  const { lang } = useShell();
  return (
    <section className={listStyles.group}>
      {title && (
        <h2 className={listStyles.department} {...textLanguage(locale, lang)}>
          {title}
        </h2>
      )}
      <ul className={listStyles.jobs}>
        {jobs.map((job) => {
          const { locales, summary, title: name } = job.translation;
          return (
            <li key={job.id} className={listStyles.job}>
              <div className="grow">
                <SiteLink
                  href={contentRoutes.career(job.id)}
                  lang={lang}
                  className={cx('whole', listStyles.link)}
                >
                  <span {...textLanguage(locales.title, lang)}>{name}</span>
                </SiteLink>
                {summary && (
                  <p
                    className={listStyles.summary}
                    {...textLanguage(locales.summary, lang)}
                  >
                    {summary}
                  </p>
                )}
                <p className={listStyles.facts}>
                  {jobFacts(job, t).join(' · ')}
                </p>
              </div>
              <ChevronRight className="flip" size={20} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type CareersContainerProps = Readonly<{
  page: number;
  /** Only the jobs there; null: everywhere. */
  place: string | null;
}>;

/** /careers: the open jobs by department, of one place or of all. */
export function CareersContainer({ page, place }: CareersContainerProps) {
  const { t } = useTranslation('content');
  const { lang } = useShell();
  const { email } = useSettings();
  const { failed, found, retry } = useCareers(page);
  const jobs = found?.data ?? [];
  const places = jobPlaces(jobs);
  const shown = place
    ? jobs.filter(({ translation }) => translation.place === place)
    : jobs;
  return (
    <div className="wrap">
      <PageHero title={t('careers.title')} text={t('careers.text')} />
      {failed && <LoadFailed onRetry={retry} />}
      {!found && !failed && <LoadingLines count={6} />}
      {found && shown.length === 0 && (
        <EmptyState
          size="l"
          title={t('careers.empty.title')}
          text={t('careers.empty.text')}
          action={<WriteToUs email={email} variant="primary" />}
        />
      )}
      {places.length > 1 && (
        <nav className={styles.places} aria-label={t('careers.places')}>
          <ChipLink
            href={careersHref(page, null)}
            lang={lang}
            on={place === null}
          >
            {t('list.tab.all')}
          </ChipLink>
          {places.map((name) => (
            <ChipLink
              key={name}
              href={careersHref(page, name === place ? null : name)}
              lang={lang}
              on={name === place}
              onLabel={t('careers.place.remove', { place: name })}
            >
              {name}
            </ChipLink>
          ))}
        </nav>
      )}
      {jobGroups(shown).map(({ department, jobs: group, locale }) => (
        <JobList
          key={department}
          title={department}
          locale={locale}
          jobs={group}
        />
      ))}
      <PageLinks
        label={t('careers.title')}
        lang={lang}
        page={page}
        last={found?.meta.last_page ?? 1}
        hrefOf={(at) => careersHref(at, null)}
      />
      {shown.length > 0 && email && (
        <section className={styles.other}>
          <div>
            <h2>{t('careers.other.title')}</h2>
            <p>{t('careers.other.text')}</p>
          </div>
          <WriteToUs email={email} variant="dark" />
        </section>
      )}
    </div>
  );
}
