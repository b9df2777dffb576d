import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export type Fact = Readonly<{
  key: string;
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** At the far end, such as a button. */
  action?: ReactNode;
}>;

type FactListProps = Readonly<{
  facts: readonly Fact[];
  /** With a line between them. */
  ruled?: boolean;
}>;

/** Icon, fact, detail: address, shop, payment. */
export function FactList({ facts, ruled = false }: FactListProps) {
  return (
    <ul className={cx(ruled && styles.ruled)}>
      {facts.map(({ action, icon, key, text, title }) => (
        <li key={key} className={styles.fact}>
          {icon}
          <div className="grow">
            <p className="strong breaks">{title}</p>
            {text && <p className={styles.text}>{text}</p>}
          </div>
          {action}
        </li>
      ))}
    </ul>
  );
}
