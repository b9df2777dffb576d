import '@/styles/families/form';
import type { ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import styles from './sums.module.css';

export type SumRow = Readonly<{
  key: string;
  label: ReactNode;
  /** A `<Price>`, or a word such as "Free". */
  amount: ReactNode;
  /** Green: what is taken off, or free. */
  minus?: boolean;
}>;

type SumsProps = Readonly<{
  rows: readonly SumRow[];
  total?: Readonly<{ label: ReactNode; amount: ReactNode }>;
  className?: string;
}>;

/** The rows that add up to the total, the same on cart, checkout and order. */
export function Sums({ rows, total, className }: SumsProps) {
  return (
    <dl className={cx(styles.sums, className)}>
      {rows.map(({ key, label, amount, minus }) => (
        <div key={key} className={cx(styles.row, minus && styles.minus)}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      {total && (
        <div className={cx(styles.row, styles.total)}>
          <dt>{total.label}</dt>
          <dd>{total.amount}</dd>
        </div>
      )}
    </dl>
  );
}
