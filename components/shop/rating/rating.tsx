import '@/styles/families/marks';
import { useTranslation } from '@/utils/i18n/use-translation';
import { clsx as cx } from 'clsx';
import { oneDecimal, separatorsOf } from '@/utils/money/number-separators';
import { RatingMark } from './rating-mark';
import styles from './rating.module.css';

type RatingProps = Readonly<{
  /** Out of five; null while nobody has rated it. */
  value: number | null;
  /** How many people rated it. */
  count?: number;
  className?: string;
}>;

export function Rating({ value, count, className }: RatingProps) {
  const { t, i18n } = useTranslation();
  const separators = separatorsOf(i18n.language);
  if (value === null)
    return (
      <span className={cx(styles.rating, className)}>{t('rating.new')}</span>
    );
  const shown = oneDecimal(value, separators);
  const people = String(count ?? '').replace(
    /\B(?=(\d{3})+$)/g,
    separators.group,
  );
  return (
    <RatingMark
      shown={shown}
      label={t('rating.label', { value: shown })}
      people={count === undefined ? null : people}
      className={className}
    />
  );
}
