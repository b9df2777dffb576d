import '@/styles/families/common';
import { clsx as cx } from 'clsx';
import styles from './spinner.module.css';

type SpinnerProps = Readonly<{ size?: 's' | 'm' | 'l'; className?: string }>;

/** Only the turning ring; what is being waited for is said by whoever shows it. */
export function Spinner({ size = 'm', className }: SpinnerProps) {
  return (
    <span
      className={cx(styles.spinner, styles[size], className)}
      aria-hidden="true"
    />
  );
}
