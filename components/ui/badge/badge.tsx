import '@/styles/families/marks';
import type { ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import styles from './badge.module.css';

export type BadgeTone =
  | 'deal'
  | 'new'
  | 'dark'
  | 'success'
  | 'warning'
  | 'error'
  | 'info'
  | 'soft'
  | 'primary';

type BadgeProps = Readonly<{
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}>;

/** A short state or offer; `deal`, `new` and `dark` are made for pictures. */
export function Badge({
  tone = 'soft',
  icon,
  children,
  className,
}: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
