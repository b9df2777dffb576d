import Link from 'next/link';
import type { ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import { CountBadge } from '@/components/ui/badge/count-badge';
import styles from './bottom-tabs.module.css';

export type BottomTab = Readonly<{
  name: string;
  icon: ReactNode;
  /** Shown on the icon; `label` must tell it too. */
  count?: number;
  /** Its name aloud, which begins with `name`; omitted: `name` alone. */
  label?: string;
  href: string;
  current: boolean;
  /** A page below this one is shown. */
  within?: boolean;
}>;

type BottomTabsProps = Readonly<{ label: string; tabs: readonly BottomTab[] }>;

/** The bar at the foot of narrow screens, above the phone's own bar. */
export function BottomTabs({ label, tabs }: BottomTabsProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {tabs.map((tab) => {
        const body = (
          <>
            {tab.icon}
            <span className={`clip ${styles.name}`}>{tab.name}</span>
            <CountBadge count={tab.count ?? 0} className={styles.count} />
          </>
        );
        return (
          <Link
            key={tab.name}
            href={tab.href}
            prefetch={false}
            className={cx(styles.tab, (tab.current || tab.within) && styles.on)}
            aria-label={tab.label}
            aria-current={tab.current ? 'page' : tab.within}
          >
            {body}
          </Link>
        );
      })}
    </nav>
  );
}
