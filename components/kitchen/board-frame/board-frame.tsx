import type { ReactNode } from 'react';
import styles from './board-frame.module.css';

/** Head, sentences, four columns and foot of a board. */
export function BoardFrame({
  children,
  foot,
  head,
  notes,
}: Readonly<{
  head: ReactNode;
  notes: ReactNode;
  children: ReactNode;
  foot: ReactNode;
}>) {
  return (
    <div className={styles.board}>
      {head}
      <main className={styles.middle} tabIndex={-1}>
        {notes}
        <div className={styles.columns}>{children}</div>
      </main>
      {foot}
    </div>
  );
}
