import '@/styles/families/common';
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import styles from './empty-state.module.css';

const PICTURES = {
  empty: '/images/state-empty.webp',
  error: '/images/state-oops.webp',
  notFound: '/images/state-404.webp',
  closed: '/images/state-closed.webp',
} as const;

export type EmptyStateProps = Readonly<{
  /** `offline` is drawn: without a network no picture would come. */
  picture?: keyof typeof PICTURES | 'offline';
  /** `l` where it is all of a page. */
  size?: 'm' | 'l';
  title: string;
  /** One sentence: what is the matter, or what to do. */
  text?: ReactNode;
  /** One button or link, seldom two. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
}>;

/** Nothing to show, or nothing could be: a picture, one sentence, one way on. */
export function EmptyState({
  picture = 'empty',
  size = 'm',
  title,
  text,
  action,
  headingLevel = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cx(styles.empty, styles[size], className)}>
      {picture === 'offline' ? (
        <span className={styles.drawn}>
          <WifiOff size={64} strokeWidth={1.5} />
        </span>
      ) : (
        <img
          src={PICTURES[picture]}
          alt=""
          width={210}
          height={140}
          className={styles.picture}
        />
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
