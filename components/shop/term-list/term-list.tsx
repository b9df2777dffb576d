import '@/styles/families/shop';
import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './term-list.module.css';

export type Term = Readonly<{ key: string; name: ReactNode; value: ReactNode }>;

/** Names and what they come to, one under the other. */
export function TermList({ terms }: Readonly<{ terms: readonly Term[] }>) {
  return (
    <dl className={styles.terms}>
      {terms.map(({ key, name, value }) => (
        <div key={key} className={styles.term}>
          <dt>{name}</dt>
          <dd className={cx('num', styles.value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
