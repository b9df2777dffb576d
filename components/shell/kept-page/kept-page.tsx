import '@/styles/families/common';
import type { ReactNode } from 'react';
import styles from './kept-page.module.css';

type KeptPageProps = Readonly<{
  /** Stands in the page's place; the page is only hidden and keeps all that was typed. */
  instead: ReactNode;
  children: ReactNode;
}>;

/** A page that another screen can cover without unmounting it. */
export function KeptPage({ children, instead }: KeptPageProps) {
  const isHidden = Boolean(instead);
  return (
    <>
      <div className={styles.page} hidden={isHidden}>
        {children}
      </div>
      {instead}
    </>
  );
}
