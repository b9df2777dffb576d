import '@/styles/families/shop';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Avatar } from '@/components/ui/avatar/avatar';
import { dateWords } from '@/utils/i18n/date-words';
import type { ReviewView } from '@/utils/shop/shop-info';
import styles from './review-item.module.css';

type ReviewItemProps = Readonly<{ review: ReviewView }>;

const STARS = [1, 2, 3, 4, 5];

/** Who rated, how, when, and what they wrote. */
export function ReviewItem({ review }: ReviewItemProps) {
  const { t } = useTranslation(['date', 'shop']);
  const { comment, img, on, rating } = review;
  // who has left is nobody any more
  const name = review.name || t('review.former');
  return (
    <div className={styles.review}>
      <Avatar name={name} src={img} size="s" />
      <div className="grow">
        <p className="strong breaks">
          <bdi>{name}</bdi>
        </p>
        <p className={styles.meta}>
          <span className="sr-only">
            {t('rating.label', { value: rating })}
          </span>
          <span className={styles.stars} aria-hidden="true">
            {STARS.map((star) => (
              <i key={star} className={star <= rating ? styles.full : ''} />
            ))}
          </span>
          <time dateTime={on}>{t('date.full', dateWords(on, t))}</time>
        </p>
        {comment && (
          <p className={styles.comment} dir="auto">
            {comment}
          </p>
        )}
      </div>
    </div>
  );
}
