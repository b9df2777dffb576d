import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/utils/class-names';
import styles from './chip.module.css';

export type ChipProps = Readonly<{
  /** On or off; left out, the chip is a plain button (opens something). */
  selected?: boolean;
  /** Shows a cross while it is on. */
  removable?: boolean;
  icon?: ReactNode;
  /** How many choices stand behind it. */
  count?: number;
  className?: string;
}> &
  Omit<ComponentProps<'button'>, 'className'>;

export function Chip({
  selected,
  removable = false,
  icon,
  count,
  className,
  type = 'button',
  children,
  ...rest
}: ChipProps) {
  return (
    <button
      aria-pressed={selected}
      {...rest}
      type={type}
      className={cx(styles.chip, selected && styles.on, className)}
    >
      {icon}
      {children}
      {count ? <span className={styles.count}>{count}</span> : null}
      {removable && selected && (
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      )}
    </button>
  );
}
