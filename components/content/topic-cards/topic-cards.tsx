import {
  CreditCard,
  Package,
  RotateCcw,
  UserRound,
  UsersRound,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type FaqTopic, topicId } from '@/utils/content/faq-topics';
import styles from './topic-cards.module.css';

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;

const ICONS: Readonly<Record<FaqTopic, ReactNode>> = {
  orders: <Package {...icon} />,
  refunds: <RotateCcw {...icon} />,
  payment: <CreditCard {...icon} />,
  wallet: <Wallet {...icon} />,
  group: <UsersRound {...icon} />,
  account: <UserRound {...icon} />,
};

type TopicCardsProps = Readonly<{
  topics: readonly Readonly<{ topic: FaqTopic; count: number }>[];
}>;

/** What there are answers about, and how many; each leads to its part of the page. */
export function TopicCards({ topics }: TopicCardsProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('help.topics')}>
      <ul className={styles.cards}>
        {topics.map(({ count, topic }) => (
          <li key={topic}>
            <a
              href={`#${topicId(topic)}`}
              data-topic={topic}
              className={styles.card}
            >
              {ICONS[topic]}
              <span className={styles.title}>
                {t(`help.topic.${topic}`)}
              </span>{' '}
              <span className={styles.count}>
                {t('help.answers', { count })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
