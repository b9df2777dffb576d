import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ReviewRow } from '@/components/order/review-row/review-row';
import { Rating } from '@/components/shop/rating/rating';
import { Button } from '@/components/ui/button/button';
import type { OrderDto } from '@/server/contracts/order/order';
import { dishesOf, thumbsOf } from '@/utils/order/order-dishes';
import styles from './after-sale.module.css';

type FeedbackGivenProps = Readonly<{
  order: OrderDto;
  /** Null: it is too late. */
  onChange: (() => void) | null;
}>;

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
          <Rating value={review.rating} />
        </ReviewRow>
        {deliveryman && courier && (
          <ReviewRow img={deliveryman.img} round title={deliveryman.firstname}>
            <Rating value={courier.rating} />
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
