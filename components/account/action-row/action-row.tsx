import type { ReactNode } from 'react';
import styles from './action-row.module.css';

type ActionRowProps = Readonly<{
  icon: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  /** At the end of the line; below it where there is no room. */
  action?: ReactNode;
  /** Under the whole row, such as a question. */
  children?: ReactNode;
}>;

/** A thing of the account, what is to be known of it, and what can be done with it. */
export function ActionRow(props: ActionRowProps) {
  const { action, children, icon, note, title } = props;
  return (
    <div className={styles.row}>
      <div className={styles.line}>
        <span className={styles.icon}>{icon}</span>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {note && <p className="soft">{note}</p>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {children}
    </div>
  );
}
