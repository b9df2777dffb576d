import { X } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { cx } from '@/utils/class-names';
import styles from './chip.module.css';

type ChipLinkProps = Readonly<{
  /** Where pressing it leads: the same list with it, or without it when it is on. */
  href: string;
  on: boolean;
  icon?: ReactNode;
  /** What it says aloud while it is on. */
  onLabel: string;
  children: ReactNode;
}>;

/** A filter that lives in the address: on, it looks pressed and leads to the list without it. */
export function ChipLink({ href, on, icon, onLabel, children }: ChipLinkProps) {
  return (
    <Link
      href={href}
      replace
      scroll={false}
      prefetch={false}
      className={cx(styles.chip, on && styles.on)}
      aria-label={on ? onLabel : undefined}
      aria-current={on || undefined}
    >
      {icon}
      {children}
      {on && <X size={16} strokeWidth={1.75} aria-hidden="true" />}
    </Link>
  );
}
