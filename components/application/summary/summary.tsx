import '@/styles/families/application';
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
    /** Nobody has to answer it. */
    optional?: boolean;
    /** Something is missing or wrong with it. */
    error?: string | undefined;
  }>[];
  /** Said in place of what was not answered. */
  none: string;
  /** Said of what has to be answered, and leads there while it can be. */
  missing: string;
}>;

type Unanswered = Pick<SummaryProps, 'edit' | 'missing' | 'none'> &
  Readonly<{ label: string; optional: boolean }>;

function Unanswered(props: Unanswered) {
  const { edit, label, missing, none, optional } = props;
  if (optional || !edit) return <span className={styles.none}>{none}</span>;
  return (
    <Link
      href={edit.href}
      prefetch={false}
      className={styles.missing}
      aria-label={`${missing}: ${label}`}
      onClick={edit.onClick}
    >
      {missing}
    </Link>
  );
}

/** What was answered in one step, with the way back to it. */
export function Summary({ edit, missing, none, rows, title }: SummaryProps) {
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
        {rows.map(({ error, label, optional = false, value }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              {value ||
                (!error && (
                  <Unanswered {...{ edit, label, missing, none, optional }} />
                ))}
              {error && <span className={styles.error}>{error}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
