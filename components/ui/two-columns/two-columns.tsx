import '@/styles/families/form';
import type { ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import styles from './two-columns.module.css';

type TwoColumnsProps = Readonly<{
  main: ReactNode;
  aside: ReactNode;
  /** The column beside stays in sight while the content scrolls. */
  sticky?: boolean;
}>;

/** Content with a 400 px column beside it: checkout and order; one under the other where it is narrow. */
export function TwoColumns({ aside, main, sticky = false }: TwoColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{main}</div>
      <aside className={cx(styles.aside, sticky && styles.sticky)}>
        {aside}
      </aside>
    </div>
  );
}
