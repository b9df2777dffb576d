import '@/styles/families/common';
import { clsx as cx } from 'clsx';
import styles from './icon-button.module.css';

export type IconButtonStyle = Readonly<{
  variant?: 'plain' | 'fill' | 'round' | 'raised' | 'primary';
  /** 44 px, or 36 with a 44 px target on phones. */
  size?: 's' | 'm';
  className?: string;
}>;

export function iconButtonClass({
  variant = 'plain',
  size = 'm',
  className,
}: IconButtonStyle): string {
  return cx(styles.button, styles[variant], styles[size], className);
}
