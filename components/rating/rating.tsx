import { useTranslation } from 'react-i18next';
import { cx } from '@/utils/class-names';
import { separatorsOf } from '@/utils/number-separators';
import styles from './rating.module.css';

type RatingProps = Readonly<{
  /** Out of five; null while nobody has rated it. */
  value: number | null;
  /** How many people rated it. */
  count?: number;
  pill?: boolean;
  className?: string;
}>;

const STAR =
  'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z';

export function Rating({ value, count, pill = false, className }: RatingProps) {
  const { t, i18n } = useTranslation();
  const { group, decimal } = separatorsOf(i18n.language);
  if (value === null)
    return (
      <span className={cx(styles.rating, pill && styles.pill, className)}>
        {t('rating.new')}
      </span>
    );
  const shown = value.toFixed(1).replace('.', decimal);
  const people = String(count ?? '').replace(/\B(?=(\d{3})+$)/g, group);
  return (
    <span className={cx(styles.rating, pill && styles.pill, className)}>
      <svg
        width={pill ? 13 : 16}
        height={pill ? 13 : 16}
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        <path d={STAR} fill="currentColor" />
      </svg>
      <span className="sr-only">{t('rating.label', { value: shown })}</span>
      <span aria-hidden="true">{shown}</span>
      {count !== undefined && <span className={styles.count}>({people})</span>}
    </span>
  );
}
