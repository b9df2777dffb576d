import '@/styles/families/browse';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import { CountBadge } from '@/components/ui/badge/count-badge';
import styles from './segmented-control.module.css';

type SegmentedLinksProps = Readonly<{
  label: string;
  /** For search engines: "nofollow" where they should not go. */
  rel?: string;
  links: readonly Readonly<{
    href: string;
    label: string;
    icon?: ReactNode;
    current: boolean;
    /** How many are new there, and the same in words. */
    count?: number;
    countText?: string;
  }>[];
  block?: boolean;
  square?: boolean;
  className?: string;
}>;

/** The same switch where each choice is a page of its own. */
export function SegmentedLinks({
  label,
  rel,
  links,
  block = false,
  square = false,
  className,
}: SegmentedLinksProps) {
  return (
    <nav
      aria-label={label}
      className={cx(
        styles.group,
        block && styles.block,
        square && styles.square,
        className,
      )}
    >
      {links.map((link) => (
        <Link
          key={link.href}
          href={link.href}
          rel={rel}
          prefetch={false}
          scroll={false}
          className={cx(styles.segment, link.current && styles.on)}
          aria-current={link.current ? 'page' : undefined}
        >
          {link.icon}
          {link.label}
          <CountBadge count={link.count ?? 0} text={link.countText} />
        </Link>
      ))}
    </nav>
  );
}
