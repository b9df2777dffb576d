import '@/styles/families/common';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { clsx as cx } from 'clsx';
import styles from './header-frame.module.css';

type HeaderFrameProps = Readonly<{
  /** Of the row that holds the parts. */
  className?: string | undefined;
  children: ReactNode;
}>;

/** What every header has: it stays at the top, 72 px high from 1140 px on and 56 px below, and begins with the way past it. */
export function HeaderFrame({ children, className }: HeaderFrameProps) {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <a href="#content" className={styles.skip}>
        {t('header.skip')}
      </a>
      <div className={cx('wrap', styles.bar, className)}>{children}</div>
    </header>
  );
}
