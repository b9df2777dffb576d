import { useTranslation } from '@/utils/i18n/use-translation';
import { oneDecimal, separatorsOf } from '@/utils/money/number-separators';
import type { RatingSpread } from '@/utils/shop/shop-info';
import styles from './rating-bars.module.css';

const STARS = [5, 4, 3, 2, 1] as const;

/** The mean rating and how the reviews spread over the stars. */
export function RatingBars({ spread }: Readonly<{ spread: RatingSpread }>) {
  const { t, i18n } = useTranslation('reviews');
  const { avg, count, group } = spread;
  const mean =
    avg === null ? null : oneDecimal(avg, separatorsOf(i18n.language));
  return (
    <div className={styles.bars}>
      {mean !== null && (
        <p className={styles.mean}>
          <span className="sr-only">{t('rating.label', { value: mean })}</span>
          <span className={styles.number} aria-hidden="true">
            {mean}
          </span>
          <span className="soft t13">{t('reviews.count', { count })}</span>
        </p>
      )}
      <ul className={styles.list}>
        {STARS.map((stars) => (
          <li key={stars} className={styles.row}>
            <span className="sr-only">
              {t('reviews.share', { stars, count: group[stars] })}
            </span>
            <span aria-hidden="true">{stars}</span>
            <span className={styles.track} aria-hidden="true">
              <span
                className={styles.fill}
                style={{
                  inlineSize: `${count > 0 ? (group[stars] / count) * 100 : 0}%`,
                }}
              />
            </span>
            <span className={styles.people} aria-hidden="true">
              {group[stars]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
