import type { ReactNode } from 'react';
import { cx } from '@/utils/class-names';
import styles from './empty-state.module.css';

const PICTURES = {
  empty: '/images/state-empty.webp',
  error: '/images/state-oops.webp',
  notFound: '/images/state-404.webp',
  closed: '/images/state-closed.webp',
} as const;

type EmptyStateProps = Readonly<{
  picture?: keyof typeof PICTURES;
  title: string;
  /** One sentence: what is the matter, or what to do. */
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
}>;

export function EmptyState({
  picture = 'empty',
  title,
  text,
  action,
  headingLevel = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cx(styles.empty, className)}>
      <img
        src={PICTURES[picture]}
        alt=""
        width={210}
        height={140}
        className={styles.picture}
      />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
