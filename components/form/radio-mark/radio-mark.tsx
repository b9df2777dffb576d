import '@/styles/families/common';
import { clsx as cx } from 'clsx';
import styles from './radio-mark.module.css';

type RadioMarkProps = Readonly<{
  /** Absent: it follows the radio before it, also before the page is alive. */
  checked?: boolean;
  className?: string;
}>;

/** The drawn circle of a radio; the real input stands beside it, out of sight. */
export function RadioMark({ checked, className }: RadioMarkProps) {
  return (
    <span
      className={cx(styles.mark, checked && styles.on, className)}
      aria-hidden="true"
    />
  );
}
