import '@/styles/families/form';
import { useId, type ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import styles from './numbered-block.module.css';

type NumberedBlockProps = Readonly<{
  /** Left out, the block has a heading alone. */
  number?: number;
  title: string;
  /** A link or button at the end of the heading. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}>;

/** One step of a long form: how, when, where, contact, pay. */
export function NumberedBlock({
  number,
  title,
  action,
  className,
  children,
}: NumberedBlockProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={cx(styles.block, className)}>
      <div className={styles.head}>
        {number !== undefined && (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {children}
    </section>
  );
}
