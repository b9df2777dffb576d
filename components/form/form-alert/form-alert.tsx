import '@/styles/families/form';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './form-alert.module.css';

/** What went wrong with a whole form; announced when it appears. */
export function FormAlert({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <div role="alert" className={styles.alert}>
      <CircleAlert size={20} />
      <div>{children}</div>
    </div>
  );
}
