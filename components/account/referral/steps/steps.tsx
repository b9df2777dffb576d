import type { ReactNode } from 'react';
import styles from './steps.module.css';

type StepsProps = Readonly<{
  title: string;
  /** In their order. */
  steps: readonly { readonly icon: ReactNode; readonly text: string }[];
}>;

/** How something goes, in a few numbered steps side by side, one under the other on phones. */
export function Steps({ steps, title }: StepsProps) {
  return (
    <section className={styles.box}>
      <h2 className="t20">{title}</h2>
      <ol className={styles.steps}>
        {steps.map(({ icon, text }) => (
          <li key={text} className={styles.step}>
            <span className={styles.icon}>{icon}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
