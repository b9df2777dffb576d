import { useTranslation } from '@/utils/i18n/use-translation';
import { ArticleHead } from '@/components/content/article-head/article-head';
import { Prose } from '@/components/content/prose/prose';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { useShell } from '@/contexts/shell-context';
import { useCareer } from '@/hooks/content/use-careers';
import { textLanguage } from '@/utils/content/text-language';
import { calendarWords } from '@/utils/i18n/dates';
import { contentRoutes } from '@/utils/shell/content-routes';
import { Apply } from './apply';
import styles from './career.module.css';
import { placeText } from './job-facts';

/** /careers/{id}: what a job is about, and beside it its facts and the way to apply. */
export function CareerContainer({ id }: Readonly<{ id: number }>) {
  const { t } = useTranslation(['content', 'date']);
  const { lang } = useShell();
  const { failed, job, retry } = useCareer(id);
  if (!job)
    return (
      <div className="wrap">
        <h1 className="sr-only">{t('careers.title')}</h1>
        {failed ? <LoadFailed onRetry={retry} /> : <LoadingLines count={8} />}
      </div>
    );
  const { department, description, locales, summary, title } = job.translation;
  const until = job.valid_through;
  const facts = [
    {
      label: t('careers.fact.place'),
      text: placeText(job, t),
      ...textLanguage(locales.place, lang),
    },
    {
      label: t('careers.fact.department'),
      text: department,
      ...textLanguage(locales.department, lang),
    },
    {
      label: t('careers.fact.employment'),
      text: t(`careers.employment.${job.employment}`),
    },
    {
      label: t('careers.fact.until'),
      text: until ? t('date.full', calendarWords(until, 'UTC', t)) : '',
    },
  ];
  return (
    <article className={styles.article}>
      <ArticleHead
        look="job"
        className={styles.head}
        lang={lang}
        list={{ href: contentRoutes.careers(), label: t('careers.all') }}
        title={{ text: title, ...textLanguage(locales.title, lang) }}
        summary={{ text: summary, ...textLanguage(locales.summary, lang) }}
      />
      <Prose
        look="job"
        html={description ?? ''}
        className={styles.prose}
        {...textLanguage(locales.description, lang)}
      />
      <div className={styles.side}>
        <dl className={styles.facts}>
          {facts.map(
            ({ label, text, ...ofFact }) =>
              text && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd {...ofFact}>{text}</dd>
                </div>
              ),
          )}
        </dl>
        <Apply job={job} />
      </div>
    </article>
  );
}
