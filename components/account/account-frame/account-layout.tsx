import '@/styles/families/account';
import type { ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import styles from './account-frame.module.css';

type AccountFrameProps = Readonly<{
  title: string;
  /** Beside the sections on wide screens, above them on phones; a visitor has none. */
  side?: Readonly<{
    /** Whose account it is. */
    head: ReactNode;
    /** Only on phones. */
    tiles: ReactNode;
    nav: ReactNode;
  }>;
  /** On phones the sections stand alone: the way to them is on another page. */
  alone?: boolean;
  /** Below all sections. */
  foot?: ReactNode;
  children: ReactNode;
}>;

/** The pages of an account: who, where to, and the sections one below the other. */
export function AccountLayout(props: AccountFrameProps) {
  const { alone = false, children, foot, side, title } = props;
  return (
    <div
      className={cx(styles.frame, alone && styles.alone, side && styles.beside)}
    >
      <h1 className={cx(styles.title, styles.wide)}>{title}</h1>
      {side && (
        <div className={styles.side}>
          {side.head}
          <div className={styles.tiles}>{side.tiles}</div>
          {side.nav}
        </div>
      )}
      <div className={styles.sections}>
        {children}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </div>
  );
}
