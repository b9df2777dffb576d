import { clsx as cx } from 'clsx';
import styles from './limit-bar.module.css';

type LimitBarProps = Readonly<{ spent: number; limit: number }>;

/** From so much of the limit on it is said to be nearly used up. */
const NEARLY = 0.9;

/** How much of the limit per person is used up; decoration beside words that say it. */
export function LimitBar({ limit, spent }: LimitBarProps) {
  const part = limit > 0 ? Math.min(1, spent / limit) : 1;
  return (
    <span className={styles.track} aria-hidden="true">
      <span
        className={cx(styles.fill, part >= NEARLY && styles.high)}
        style={{ inlineSize: `${Math.round(part * 100)}%` }}
      />
    </span>
  );
}
