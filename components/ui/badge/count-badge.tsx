import '@/styles/families/common';
import { clsx as cx } from 'clsx';
import styles from './count-badge.module.css';

type CountBadgeProps = Readonly<{
  count: number;
  /** The number in words; omitted: the name of what it stands on says it. */
  text?: string;
  className?: string;
}>;

/** How many are new; nothing when none are. Drawn by CSS, as text it would have to be in the name of its button. */
export function CountBadge({ className, count, text }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <>
      <span
        className={cx(styles.count, className)}
        data-count={count > 99 ? '99+' : count}
        aria-hidden="true"
      />
      {text && (
        <>
          {' '}
          <span className="sr-only">· {text}</span>
        </>
      )}
    </>
  );
}
