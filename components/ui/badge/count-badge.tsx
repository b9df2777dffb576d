import '@/styles/families/common';
import { clsx as cx } from 'clsx';
import styles from './count-badge.module.css';

type CountBadgeProps = Readonly<{
  count: number;
  /** The number in words; omitted: the name of what it stands on says it. */
  text?: string;
  /** It is in the page also when none are: a press before the page is alive may fill it. */
  waits?: boolean | undefined;
  className?: string;
}>;

/** How many are new; nothing when none are. Drawn by CSS, as text it would have to be in the name of its button. */
export function CountBadge({
  className,
  count,
  text,
  waits = false,
}: CountBadgeProps) {
  if (count <= 0 && !waits) return null;
  return (
    <>
      <span
        className={cx(styles.count, className)}
        data-count={count > 99 ? '99+' : count}
        aria-hidden="true"
        suppressHydrationWarning={waits}
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
