import '@/styles/families/common';
import type { ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import styles from './page-frame.module.css';

type PageFrameProps = Readonly<{
  header?: ReactNode;
  footer?: ReactNode;
  /** Room at the foot for the bar that lies over it on narrow screens. */
  overBar?: boolean;
  children: ReactNode;
}>;

/** Header, content as high as the screen at least, footer. The content takes the focus of "Skip to content". */
export function PageFrame({
  header,
  footer,
  overBar = false,
  children,
}: PageFrameProps) {
  return (
    <div className={cx(styles.frame, overBar && styles.overBar)}>
      {header}
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      {footer}
    </div>
  );
}
