import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

type TwoColumnsProps = Readonly<{ main: ReactNode; aside: ReactNode }>;

/** Content with a 400 px column beside it: checkout and order; one under the other where it is narrow. */
export function TwoColumns({ aside, main }: TwoColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{main}</div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  );
}
