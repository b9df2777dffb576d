import { Star, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ReviewRow } from '@/components/order/review-row/review-row';
import { Button } from '@/components/ui/button/button';
import type { OrderDto } from '@/server/contracts/order/order';
import { dishesOf, thumbsOf } from '@/utils/order/order-dishes';
import styles from './after-sale.module.css';

type FeedbackGivenProps = Readonly<{
  order: OrderDto;
  /** Null: it is too late. */
  onChange: (() => void) | null;
}>;

const STARS = [1, 2, 3, 4, 5];

/** As many as were given: no mean, which has decimals. */
function GivenStars({ count }: Readonly<{ count: number }>) {
  const { t } = useTranslation();
  return (
    <span
      role="img"
      aria-label={t('rating.label', { value: count })}
      className={styles.given}
    >
      {STARS.map((star) => (
        <Star
          key={star}
          size={18}
          strokeWidth={1.75}
          fill={star <= count ? 'currentColor' : 'none'}
          aria-hidden="true"
        />
      ))}
    </span>
  );
}

/** What the customer said. */
export function FeedbackGiven({ onChange, order }: FeedbackGivenProps) {
  const { t } = useTranslation();
  const { deliveryman, deliveryman_review: courier, review, shop } = order;
  const thumbs = thumbsOf(order);
  if (!review) return null;
  return (
    <div className={styles.form}>
      <ul>
        <ReviewRow img={shop.logo_img} title={shop.title}>
          <GivenStars count={review.rating} />
        </ReviewRow>
        {deliveryman && (courier || onChange) && (
          <ReviewRow
            img={deliveryman.img}
            round
            title={deliveryman.firstname}
            {...(!courier && { text: t('review.courier') })}
          >
            {courier ? (
              <GivenStars count={courier.rating} />
            ) : (
              onChange && (
                <Button variant="secondary" size="s" onClick={onChange}>
                  {t('review.rate')}
                </Button>
              )
            )}
          </ReviewRow>
        )}
        {dishesOf(order)
          .filter(({ id }) => thumbs[id])
          .map(({ id, img, title }) => {
            const Icon = thumbs[id] === 'up' ? ThumbsUp : ThumbsDown;
            return (
              <ReviewRow key={id} img={img} title={title}>
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                <span className="sr-only">
                  {t(thumbs[id] === 'up' ? 'review.good' : 'review.bad')}
                </span>
              </ReviewRow>
            );
          })}
      </ul>
      {review.comment && <p className={styles.comment}>{review.comment}</p>}
      {onChange && (
        <div className={styles.end}>
          <Button variant="secondary" onClick={onChange}>
            {t('review.change')}
          </Button>
        </div>
      )}
    </div>
  );
}
