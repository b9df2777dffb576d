import type { ReactNode } from 'react';
import styles from './draft-note.module.css';

type DraftNoteProps = Readonly<{ icon: ReactNode; children: ReactNode }>;

/** Where what was typed is kept just now; said when it changes. */
export function DraftNote({ children, icon }: DraftNoteProps) {
  return (
    <div role="status" className={styles.note}>
      {icon}
      <p>{children}</p>
    </div>
  );
}
