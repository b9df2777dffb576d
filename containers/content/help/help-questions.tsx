import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { QuestionList } from '@/components/content/question-list/question-list';
import { LinkButton } from '@/components/ui/button/link-button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { useShell } from '@/contexts/shell-context';
import type { FaqDto } from '@/server/contracts/content/faqs';
import { type FaqTopic, topicId } from '@/utils/content/faq-topics';
import { localeInfo } from '@/utils/i18n/locales';
import { contentRoutes } from '@/utils/shell/content-routes';
import styles from './help.module.css';

type Faqs = Readonly<{ questions: readonly FaqDto[] }>;

/** As the list shows them: in another language than the page's a question says so. */
function useListed(questions: readonly FaqDto[]) {
  const { lang } = useShell();
  return questions.map(({ link, slug, translation }) => {
    const { answer, locale, question } = translation;
    const info = localeInfo(locale);
    return {
      slug,
      title: question,
      html: answer,
      link,
      ...(locale !== lang && {
        lang: info.tag,
        dir: info.backward ? ('rtl' as const) : ('ltr' as const),
      }),
    };
  });
}

/** The questions of one topic. */
export function TopicQuestions({
  questions,
  topic,
}: Faqs & Readonly<{ topic: FaqTopic }>) {
  const { t } = useTranslation();
  const listed = useListed(questions);
  const id = topicId(topic);
  return (
    <section
      id={id}
      data-section={topic}
      aria-labelledby={`${id}-title`}
      className={styles.section}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.heading}>
          {t(`help.topic.${topic}`)}
        </h2>
        <a href="#topic-all" className={styles.all}>
          {t('help.all')}
        </a>
      </div>
      <QuestionList questions={listed} />
    </section>
  );
}

/** What a search means, the likeliest open; nothing found: the ways on. */
export function FoundQuestions({
  questions,
  term,
}: Faqs & Readonly<{ term: string }>) {
  const { t } = useTranslation();
  const listed = useListed(questions);
  if (questions.length === 0)
    return (
      <EmptyState
        title={t('home.empty.search.title', { term })}
        text={t('help.none.text')}
        action={
          <LinkButton href={contentRoutes.help()}>{t('help.all')}</LinkButton>
        }
      />
    );
  return (
    <section aria-labelledby="topic-found" className={styles.section}>
      <div className={styles.head}>
        <h2 id="topic-found" className={styles.heading}>
          {t('home.search.title', { term })}
        </h2>
        <Link href={contentRoutes.help()} className={styles.back}>
          {t('help.all')}
        </Link>
      </div>
      <QuestionList key={term} questions={listed} firstOpen />
    </section>
  );
}
