import { type ReactNode, useId } from 'react';
import styles from './menu-list.module.css';

type MenuSectionProps = Readonly<{ title: string; children: ReactNode }>;

/** A titled part of the menu drawer. */
export function MenuSection({ title, children }: MenuSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
