import type { ReactNode } from 'react';
import styles from './short-words.module.css';

type ShortWordsProps = Readonly<{
  children: ReactNode;
  /** In their place on phones. */
  short: ReactNode;
}>;

/** Words in a line, and shorter ones where a phone has no room for them. */
export function ShortWords({ children, short }: ShortWordsProps) {
  return (
    <>
      <span className={styles.wide}>{children}</span>
      <span className={styles.narrow}>{short}</span>
    </>
  );
}
