import Link from 'next/link';
import type { MouseEvent, ReactNode } from 'react';
import styles from './summary.module.css';

type SummaryProps = Readonly<{
  title: string;
  /** Where it is changed; null: it is not any more. */
  edit: Readonly<{
    href: string;
    label: string;
    /** What is changed, for those who hear the links alone. */
    title: string;
    onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  }> | null;
  rows: readonly Readonly<{
    label: string;
    /** Nothing: not answered. */
    value: ReactNode;
    /** Something is missing or wrong with it. */
    error?: string | undefined;
  }>[];
  /** Said in place of what was not answered. */
  none: string;
}>;

/** What was answered in one step, with the way back to it. */
export function Summary({ edit, none, rows, title }: SummaryProps) {
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {edit && (
          <Link
            href={edit.href}
            prefetch={false}
            className={styles.edit}
            aria-label={edit.title}
            onClick={edit.onClick}
          >
            {edit.label}
          </Link>
        )}
      </header>
      <dl className={styles.rows}>
        {rows.map(({ error, label, value }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              {value || (!error && <span className={styles.none}>{none}</span>)}
              {error && <span className={styles.error}>{error}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
