import '@/styles/families/common';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { clsx as cx } from 'clsx';
import styles from './chip.module.css';

type ChipLinkProps = Readonly<{
  /** Where pressing it leads: the same list with it, or without it when it is on. */
  href: string;
  lang: string;
  on: boolean;
  icon?: ReactNode;
  /** What it says aloud while it is on; omitted: nothing takes it off but another. */
  onLabel?: string;
  children: ReactNode;
}>;

/** A filter that lives in the address: on, it looks pressed and leads to the list without it. */
export function ChipLink({
  href,
  lang,
  on,
  icon,
  onLabel,
  children,
}: ChipLinkProps) {
  return (
    <SiteLink
      href={href}
      lang={lang}
      rel="nofollow"
      scroll={false}
      className={cx(styles.chip, on && styles.on)}
      aria-label={on ? onLabel : undefined}
      aria-current={on || undefined}
    >
      {icon}
      {children}
      {on && onLabel && <X size={16} />}
    </SiteLink>
  );
}
