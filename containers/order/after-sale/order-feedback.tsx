import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/components/ui/panel/panel';
import type { OrderDto } from '@/server/contracts/order/order';
import { calendarWords } from '@/utils/i18n/dates';
import { FeedbackForm } from './feedback-form';
import { FeedbackGiven } from './feedback-given';

/** "How was it?": asked once of a delivered order, then what was said, to be changed while it can be. */
export function OrderFeedback({ order }: Readonly<{ order: OrderDto }>) {
  const { t } = useTranslation();
  const [changes, setChanges] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    // the long form above what was pressed is gone
    if (times > 0) card.current?.focus();
  }, [times]);
  const { can_review: canReview, review, review_until: until, shop } = order;
  if (!review && !canReview) return null;
  const asks = canReview && (changes || !review);
  const day = until && calendarWords(until, shop.timezone, t);
  return (
    <div ref={card} role="group" aria-label={t('review.title')} tabIndex={-1}>
      <Panel
        title={t('review.title')}
        note={
          asks && day && t('review.until', { date: t('date.dayMonth', day) })
        }
      >
        {asks ? (
          <FeedbackForm
            order={order}
            onDone={() => {
              setChanges(false);
              setTimes(times + 1);
            }}
          />
        ) : (
          <FeedbackGiven
            order={order}
            onChange={canReview ? () => setChanges(true) : null}
          />
        )}
      </Panel>
    </div>
  );
}
