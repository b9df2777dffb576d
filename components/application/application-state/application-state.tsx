import '@/styles/families/application';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '@/components/ui/badge/badge';
import styles from './application-state.module.css';

type ApplicationStateProps = Readonly<{
  /** Where it stands, in a word or two. */
  badge: Readonly<{ tone: BadgeTone; text: string; icon?: ReactNode }>;
  /** The page's h1. */
  title: string;
  text?: ReactNode;
  /** Such as the reason of a refusal, or what was sent. */
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
}>;

/** What has become of an application: under review, approved, refused. */
export function ApplicationState(props: ApplicationStateProps) {
  const { actions, badge, children, text, title } = props;
  return (
    <section className={styles.card}>
      <Badge tone={badge.tone} icon={badge.icon}>
        {badge.text}
      </Badge>
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}

type StateReasonProps = Readonly<{ title: string; children: ReactNode }>;

/** Why it was refused, in the operator's words. */
export function StateReason({ children, title }: StateReasonProps) {
  return (
    <div className={styles.reason}>
      <h2>{title}</h2>
      <p dir="auto">{children}</p>
    </div>
  );
}

type StateRowsProps = Readonly<{
  rows: readonly Readonly<{
    key: string;
    icon: ReactNode;
    title: string;
    note?: ReactNode;
    /** At its end: a badge or a link. */
    end?: ReactNode;
  }>[];
}>;

/** What was sent, a row for each part. */
export function StateRows({ rows }: StateRowsProps) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ end, icon, key, note, title }) => (
        <li key={key} className={styles.row}>
          <span className={styles.icon}>{icon}</span>
          <p className={styles.words}>
            <b>{title}</b>
            {note != null && <span>{note}</span>}
          </p>
          {end}
        </li>
      ))}
    </ul>
  );
}
