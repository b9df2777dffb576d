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
}>;

type MenuListProps = Readonly<{ label: string; links: readonly MenuLink[] }>;

/** Links one below the other: the menu drawer's, the profile's. */
export function MenuList({ label, links }: MenuListProps) {
  return (
    <nav aria-label={label}>
      <ul>
        {links.map(
          ({
            count = 0,
            countText,
            current = false,
            href,
            icon,
            label: name,
          }) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={false}
                className={cx(styles.row, current && styles.current)}
                aria-current={current ? 'page' : undefined}
              >
                {icon}
                <span className={styles.words}>{name}</span>
                <CountBadge count={count} text={countText} />
                <ChevronRight
                  className="flip"
                  size={18}
                  strokeWidth={1.75}
                  aria-hidden="true"
                />
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
