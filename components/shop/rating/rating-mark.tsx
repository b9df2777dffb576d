import '@/styles/families/marks';
import { clsx as cx } from 'clsx';
import styles from './rating.module.css';

type RatingMarkProps = Readonly<{
  /** "4.6" in figures of the language. */
  shown: string;
  /** "Rated 4.6 out of 5". */
  label: string;
  people?: string | null;
  pill?: boolean;
  className?: string | undefined;
}>;

const STAR =
  'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z';

/** A star and a number whose words are known. */
export function RatingMark({
  shown,
  label,
  people = null,
  pill = false,
  className,
}: RatingMarkProps) {
  const size = pill ? 13 : 16;
  return (
    <span className={cx(styles.rating, pill && styles.pill, className)}>
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <path d={STAR} fill="currentColor" />
      </svg>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true">{shown}</span>
      {people !== null && <span className={styles.count}>({people})</span>}
    </span>
  );
}
