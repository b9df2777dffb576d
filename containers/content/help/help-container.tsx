import { MessageCircle } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { HelpSearch } from '@/components/content/help-search/help-search';
import { QuestionList } from '@/components/content/question-list/question-list';
import { TalkToUs } from '@/components/content/talk-to-us/talk-to-us';
import { TopicCards } from '@/components/content/topic-cards/topic-cards';
import { LinkButton } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { ChatLink } from '@/containers/chat/chat-link';
import { useShell } from '@/contexts/shell-context';
import { useAskedQuestion } from '@/hooks/content/use-asked-question';
import { useFaqs } from '@/hooks/content/use-faqs';
import { useSettings } from '@/hooks/shell/use-settings';
import type { FaqDto } from '@/server/contracts/content/faqs';
import { lazyBlock } from '@/utils/browser/lazy-block';
import {
  FAQ_TOPICS,
  faqTerm,
  type FaqTopic,
  helpSearch,
  topicId,
} from '@/utils/content/faq-topics';
import { localeInfo } from '@/utils/i18n/locales';
import { contentRoutes } from '@/utils/shell/content-routes';
import { localisedPath } from '@/utils/shell/routes';
import styles from './help.module.css';

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
function TopicQuestions({
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
function FoundQuestions({
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

// asked for after the first paint, by signed-in customers alone
const RunningOrder = lazyBlock(() => import('./running-order'), 'RunningOrder');

type Faqs = Readonly<{ questions: readonly FaqDto[] }>;

const OFTEN = [
  ['where-is-my-order', null],
  ['change-address', 'checkout.where.changeAddress'],
  ['cancel-order', 'order.cancel.action'],
] as const;

/** What most people ask for, as far as it is there. */
function OftenAsked({ questions }: Faqs) {
  const { t } = useTranslation();
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

function topicCounts(questions: readonly FaqDto[]) {
  return FAQ_TOPICS.map((topic) => ({
    topic,
    count: questions.filter((question) => question.topic === topic).length,
  })).filter(({ count }) => count > 0);
}

/** /help: a search, questions by topic, the order under way, and how to reach a person. */
export function HelpContainer() {
  const { t } = useTranslation();
  const router = useRouter();
  const { lang, user } = useShell();
  const { email, phone } = useSettings();
  const term = faqTerm(router.query.q);
  const { failed, questions, retry } = useFaqs(term);
  useAskedQuestion();
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <h1 className={styles.title}>{t('help.title')}</h1>
        <HelpSearch
          action={localisedPath(contentRoutes.help(), lang)}
          term={term}
          onSearch={(typed) => void router.push(helpSearch(faqTerm(typed)))}
        />
        {!term && questions && <OftenAsked questions={questions} />}
        <p role="status" className="sr-only">
          {term &&
            questions &&
            t('found.number.results', { count: questions.length })}
        </p>
      </div>
      {!term && questions && <TopicCards topics={topicCounts(questions)} />}
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
          <TalkToUs
            email={email}
            phone={phone}
            chat={
              <ChatLink
                target={{ kind: 'support', orderId: null }}
                className={styles.chat}
              >
                <MessageCircle size={22} />
                <span>
                  <b>{t('chat.with')}</b>
                  <span className="soft t13">{t('chat.answers')}</span>
                </span>
              </ChatLink>
            }
          />
        </div>
      </div>
    </div>
  );
}
