import type { ReactNode } from 'react';
import { HeaderFrame } from '@/components/shell/header-frame/header-frame';
import { clsx as cx } from 'clsx';
import styles from './slim-header.module.css';

type SlimHeaderProps = Readonly<{
  back: ReactNode;
  logo: ReactNode;
  /** Such as the order's number. On phones it takes the logo's place. */
  title?: string | undefined;
  /** The page's own heading says it on wide screens. */
  titleOnPhones?: boolean;
  /** At the far end. */
  end?: ReactNode;
}>;

/** The header of pages that are on the way to something: back, logo, title. */
export function SlimHeader(props: SlimHeaderProps) {
  const { back, end, logo, title, titleOnPhones = false } = props;
  return (
    <HeaderFrame className={styles.bar}>
      {back}
      <div className={cx(styles.logo, title && styles.yields)}>{logo}</div>
      {title && (
        <span
          className={cx('clip', styles.title, titleOnPhones && styles.onPhones)}
        >
          {title}
        </span>
      )}
      {end}
    </HeaderFrame>
  );
}
