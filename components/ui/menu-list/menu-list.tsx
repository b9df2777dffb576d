import Link from 'next/link';
import { ChevronRight } from 'lucide-react';
import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import { CountBadge } from '@/components/ui/badge/count-badge';
import styles from './menu-list.module.css';

export type MenuLink = Readonly<{
  href: string;
  label: string;
  icon: ReactNode;
  /** How many are new there, and the same in words. */
  count?: number;
  countText?: string;
  /** It is where one is. */
  current?: boolean;
  /** Another application of this site, at an address with its language: it is loaded as a whole. */
  whole?: boolean;
}>;

type MenuListProps = Readonly<{ label: string; links: readonly MenuLink[] }>;

function Row({ link }: Readonly<{ link: MenuLink }>) {
  const { count = 0, countText, current = false, href, icon, label } = link;
  const row = {
    href,
    className: cx(styles.row, current && styles.current),
    'aria-current': current ? 'page' : undefined,
  } as const;
  const content = (
    <>
      {icon}
      <span className="grow breaks">{label}</span>
      <CountBadge count={count} text={countText} />
      <ChevronRight className="flip" size={18} />
    </>
  );
  if (link.whole) return <a {...row}>{content}</a>;
  return (
    <Link {...row} prefetch={false}>
      {content}
    </Link>
  );
}

/** Links one below the other: the menu drawer's, the profile's. */
export function MenuList({ label, links }: MenuListProps) {
  return (
    <nav aria-label={label}>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <Row link={link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
