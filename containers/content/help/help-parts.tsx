import {
  CreditCard,
  type LucideIcon,
  Mail,
  MessageCircle,
  Package,
  Phone,
  RotateCcw,
  Search,
  UserRound,
  UsersRound,
  Wallet,
} from 'lucide-react';
import { useRouter } from 'next/router';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import { Panel } from '@/components/ui/panel/panel';
import { ChatLink } from '@/containers/chat/chat-link';
import { useShell } from '@/contexts/shell-context';
import { useSettings } from '@/hooks/shell/use-settings';
import type { FaqDto } from '@/server/contracts/content/faqs';
import { phoneText } from '@/utils/account/phone-text';
import { SEARCH_MAX_LENGTH } from '@/utils/constants/limits';
import {
  FAQ_TOPICS,
  faqTerm,
  type FaqTopic,
  helpSearch,
  topicId,
} from '@/utils/content/faq-topics';
import { contentRoutes } from '@/utils/shell/content-routes';
import { localisedPath } from '@/utils/shell/routes';
import search from './help-search.module.css';
import talk from './talk-to-us.module.css';
import cards from './topic-cards.module.css';

/** The search inside of the help: a form that works without script. */
export function HelpSearch({ term }: Readonly<{ term: string }>) {
  const { t } = useTranslation(['content', 'form']);
  const { lang } = useShell();
  const router = useRouter();
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const asked = typeof typed === 'string' ? typed : '';
    void router.push(helpSearch(faqTerm(asked)));
  }
  return (
    <form
      role="search"
      aria-label={t('help.title')}
      action={localisedPath(contentRoutes.help(), lang)}
      className={search.form}
      onSubmit={handleSubmit}
    >
      <Search size={22} />
      <input
        key={term}
        type="search"
        name="q"
        defaultValue={term}
        maxLength={SEARCH_MAX_LENGTH}
        className={search.input}
        aria-label={t('help.title')}
        placeholder={t('help.hint')}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
      />
      <Button type="submit" variant="dark" className={search.button}>
        {t('header.search.label')}
      </Button>
    </form>
  );
}

const icon = { size: 22 } as const;

const ICONS: Readonly<Record<FaqTopic, ReactNode>> = {
  orders: <Package {...icon} size={24} />,
  refunds: <RotateCcw {...icon} size={24} />,
  payment: <CreditCard {...icon} size={24} />,
  wallet: <Wallet {...icon} size={24} />,
  group: <UsersRound {...icon} size={24} />,
  account: <UserRound {...icon} size={24} />,
};

export type Faqs = Readonly<{ questions: readonly FaqDto[] }>;

/** What there are answers about, and how many; each leads to its part of the page. */
export function TopicCards({ questions }: Faqs) {
  const { t } = useTranslation('content');
  const topics = FAQ_TOPICS.map((topic) => ({
    topic,
    count: questions.filter((question) => question.topic === topic).length,
  })).filter(({ count }) => count > 0);
  return (
    <nav aria-label={t('help.topics')}>
      <ul className={cards.cards}>
        {topics.map(({ count, topic }) => (
          <li key={topic}>
            <a
              href={`#${topicId(topic)}`}
              data-topic={topic}
              className={cards.card}
            >
              {ICONS[topic]}
              <span className={cards.title}>
                {t(`help.topic.${topic}`)}
              </span>{' '}
              <span className={cards.count}>
                {t('help.answers', { count })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type WayProps = Readonly<{
  href: string;
  icon: LucideIcon;
  text: string;
  note: string;
}>;

function Way({ href, icon: Icon, note, text }: WayProps) {
  return (
    <li className={talk.row}>
      <a href={href} className={talk.way}>
        <Icon {...icon} />
        <span className={talk.words}>
          <bdi dir="ltr" className={talk.text}>
            {text}
          </bdi>
          <span className="soft t13">{note}</span>
        </span>
      </a>
    </li>
  );
}

/** How to reach a person. */
export function TalkToUs() {
  const { t } = useTranslation('content');
  const { email, phone } = useSettings();
  return (
    <Panel title={t('help.contact')} className={talk.panel}>
      <ul>
        <li className={talk.row}>
          <ChatLink
            target={{ kind: 'support', orderId: null }}
            className={talk.chat}
          >
            <MessageCircle size={22} />
            <span>
              <b>{t('chat.with')}</b>
              <span className="soft t13">{t('chat.answers')}</span>
            </span>
          </ChatLink>
        </li>
        {phone && (
          <Way
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            icon={Phone}
            text={phoneText(phone)}
            note={t('legal.phone')}
          />
        )}
        {email && (
          <Way
            href={`mailto:${email}`}
            icon={Mail}
            text={email}
            note={t('legal.email')}
          />
        )}
      </ul>
    </Panel>
  );
}
