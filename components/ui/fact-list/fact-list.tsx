import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export type Fact = Readonly<{
  key: string;
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode;
}>;

/** Icon, fact, detail: address, shop, payment. */
export function FactList({ facts }: Readonly<{ facts: readonly Fact[] }>) {
  return (
    <ul>
      {facts.map(({ icon, key, text, title }) => (
        <li key={key} className={styles.fact}>
          {icon}
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            {text && <p className={styles.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
