import { useTranslation } from 'react-i18next';
import { JobArticle } from '@/components/content/job-article/job-article';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { useShell } from '@/contexts/shell-context';
import { useCareer } from '@/hooks/content/use-careers';
import { textLanguage } from '@/utils/content/text-language';
import { calendarWords } from '@/utils/i18n/dates';
import { contentRoutes } from '@/utils/shell/content-routes';
import { Apply } from './apply';
import { placeText } from './job-facts';

/** /careers/{id}: one job and how to apply. */
export function CareerContainer({ id }: Readonly<{ id: number }>) {
  const { t } = useTranslation();
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
    <JobArticle
      lang={lang}
      list={{ href: contentRoutes.careers(), label: t('careers.all') }}
      title={{ text: title, ...textLanguage(locales.title, lang) }}
      summary={{ text: summary, ...textLanguage(locales.summary, lang) }}
      body={{
        text: description ?? '',
        ...textLanguage(locales.description, lang),
      }}
      facts={facts.filter(({ text }) => text)}
      apply={<Apply job={job} />}
    />
  );
}
