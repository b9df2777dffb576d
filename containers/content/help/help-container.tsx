import { Plus } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Prose } from '@/components/content/prose/prose';
import { LinkButton } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { useShell } from '@/contexts/shell-context';
import { useAskedQuestion } from '@/hooks/content/use-asked-question';
import { useFaqs } from '@/hooks/content/use-faqs';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import {
  FAQ_TOPICS,
  faqTerm,
  type FaqTopic,
  topicId,
} from '@/utils/content/faq-topics';
import { localeInfo } from '@/utils/i18n/locales';
import { contentRoutes } from '@/utils/shell/content-routes';
import { type Faqs, HelpSearch, TalkToUs, TopicCards } from './help-parts';
import styles from './help.module.css';
import list from './question-list.module.css';

/**
 * Questions that open their answers, with or without script. The id is the answer's: a browser that is led to it opens
 * what it stands in. In another language than the page's a question says so.
 */
function QuestionList({
  firstOpen = false,
  questions,
}: Faqs & Readonly<{ firstOpen?: boolean }>) {
  const { lang } = useShell();
  return (
    <div className={list.list}>
      {questions.map(({ link, slug, translation }, index) => {
        const info = localeInfo(translation.locale);
        const words =
          translation.locale === lang
            ? {}
            : {
                lang: info.tag,
                dir: info.backward ? ('rtl' as const) : ('ltr' as const),
              };
        return (
          <details
            key={slug}
            className={list.question}
            open={(firstOpen && index === 0) || undefined}
          >
            <summary className={list.summary}>
              <h3 className={list.title} {...words}>
                {translation.question}
              </h3>
              <Plus size={22} />
            </summary>
            <div id={slug} className={list.answer}>
              <Prose look="answer" html={translation.answer} {...words} />
              {link && (
                <LinkButton
                  href={link.href}
                  prefetch={false}
                  variant="secondary"
                  size="s"
                  className={list.link}
                >
                  {link.title}
                </LinkButton>
              )}
            </div>
          </details>
        );
      })}
    </div>
  );
}

/** The questions of one topic. */
function TopicQuestions({
  questions,
  topic,
}: Faqs & Readonly<{ topic: FaqTopic }>) {
  const { t } = useTranslation('content');
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
      <QuestionList questions={questions} />
    </section>
  );
}

/** What a search means, the likeliest open; nothing found: the ways on. */
function FoundQuestions({
  questions,
  term,
}: Faqs & Readonly<{ term: string }>) {
  const { t } = useTranslation(['content', 'search']);
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
      <QuestionList key={term} questions={questions} firstOpen />
    </section>
  );
}

// asked for after the first paint, by signed-in customers alone
const RunningOrder = lazyBlock(
  withTexts(['content', 'date', 'order'], () => import('./running-order')),
  'RunningOrder',
);

const OFTEN = [
  ['where-is-my-order', null],
  ['change-address', 'checkout.where.changeAddress'],
  ['cancel-order', 'order.cancel.action'],
] as const;

/** What most people ask for, as far as it is there. */
function OftenAsked({ questions }: Faqs) {
  const { t } = useTranslation('content');
  const often = OFTEN.flatMap(([slug, key]) => {
    const found = questions.find((question) => question.slug === slug);
    if (!found) return [];
    return [{ slug, title: key ? t(key) : found.translation.question }];
  });
  if (often.length === 0) return null;
  return (
    <p className={styles.often}>
      {t('help.often')}{' '}
      {often.map(({ slug, title }) => (
        <a key={slug} href={`#${slug}`}>
          {title}
        </a>
      ))}
    </p>
  );
}

/** Every question, topic by topic; the address leads to one of them. */
function AllQuestions({ questions }: Faqs) {
  const topics = FAQ_TOPICS.map((topic) => ({
    topic,
    own: questions.filter((question) => question.topic === topic),
  })).filter(({ own }) => own.length > 0);
  return topics.map(({ own, topic }) => (
    <TopicQuestions key={topic} topic={topic} questions={own} />
  ));
}

/** /help: a search, questions by topic, the order under way, and how to reach a person. */
export function HelpContainer() {
  const { t } = useTranslation('content');
  const router = useRouter();
  const { user } = useShell();
  const term = faqTerm(router.query.q);
  const { failed, questions, retry } = useFaqs(term);
  useAskedQuestion();
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <h1 className={styles.title}>{t('help.title')}</h1>
        <HelpSearch term={term} />
        {!term && questions && <OftenAsked questions={questions} />}
        <p role="status" className="sr-only">
          {term &&
            questions &&
            t('found.number.results', { count: questions.length })}
        </p>
      </div>
      {!term && questions && <TopicCards questions={questions} />}
      <div className={styles.columns}>
        <div id="topic-all" className={styles.questions}>
          {failed && <LoadFailed title={t('help.failed')} onRetry={retry} />}
          {!questions && !failed && <LoadingLines count={6} />}
          {questions &&
            (term ? (
              <FoundQuestions questions={questions} term={term} />
            ) : (
              <AllQuestions questions={questions} />
            ))}
        </div>
        <div className={styles.aside}>
          {user && <RunningOrder />}
          <TalkToUs />
        </div>
      </div>
    </div>
  );
}
