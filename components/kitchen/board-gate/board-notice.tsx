import type { ReactNode } from 'react';
import styles from './board-gate.module.css';

/** A page in the place of a board: why it is not there, and the way on. */
export function BoardNotice({
  children,
  text,
  title,
}: Readonly<{ title: string; text?: string; children?: ReactNode }>) {
  return (
    <main className={styles.gate}>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {children}
    </main>
  );
}
