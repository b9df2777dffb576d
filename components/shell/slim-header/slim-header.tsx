import type { ReactNode } from 'react';
import { HeaderFrame } from '@/components/shell/header-frame/header-frame';
import { clsx as cx } from 'clsx';
import styles from './slim-header.module.css';

type SlimHeaderProps = Readonly<{
  back: ReactNode;
  logo: ReactNode;
  /** Such as the order's number. On phones it takes the logo's place. */
  title?: string | undefined;
  /** At the far end. */
  end?: ReactNode;
}>;

/** The header of pages that are on the way to something: back, logo, title. */
export function SlimHeader({ back, end, logo, title }: SlimHeaderProps) {
  return (
    <HeaderFrame className={styles.bar}>
      {back}
      <div className={cx(styles.logo, title && styles.yields)}>{logo}</div>
      {title && <span className={styles.title}>{title}</span>}
      {end}
    </HeaderFrame>
  );
}
