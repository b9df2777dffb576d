import { clsx as cx } from 'clsx';
import styles from './button.module.css';

export type ButtonLook = Readonly<{
  variant?: 'primary' | 'secondary' | 'dark' | 'line' | 'ghost';
  size?: 's' | 'm' | 'l';
  /** As wide as its place. */
  block?: boolean;
  className?: string;
}>;

export function buttonClass(look: ButtonLook, split: boolean): string {
  const { variant = 'primary', size = 'm', block, className } = look;
  return cx(
    styles.button,
    styles[variant],
    styles[size],
    block && styles.block,
    split && styles.split,
    className,
  );
}
