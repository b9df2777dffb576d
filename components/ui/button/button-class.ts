import { clsx as cx } from 'clsx';
import styles from './button.module.css';

export type ButtonStyle = Readonly<{
  variant?: 'primary' | 'secondary' | 'dark' | 'line' | 'ghost';
  size?: 's' | 'm' | 'l';
  /** As wide as its place. */
  block?: boolean;
  className?: string;
}>;

export function buttonClass(style: ButtonStyle, split: boolean): string {
  const { variant = 'primary', size = 'm', block, className } = style;
  return cx(
    styles.button,
    styles[variant],
    styles[size],
    block && styles.block,
    split && styles.split,
    className,
  );
}
