import { clsx as cx } from 'clsx';
import {
  CircleUser,
  House,
  ReceiptText,
  Search,
  ShoppingBag,
} from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { CountBadge } from '@/components/ui/badge/count-badge';
import { useUnreadNotices } from '@/hooks/inbox/use-unread-notices';
import { useShell } from '@/contexts/shell-context';
import { useCartCount } from '@/hooks/cart/use-cart-count';
import { routes } from '@/utils/shell/routes';
import styles from './bottom-bar.module.css';

/** Pages of the account beside the profile itself. */
const OF_PROFILE = /^\/(?:notifications|profile|referrals|settings|wallet)\b/;

const icon = { size: 24 } as const;

type BottomTab = Readonly<{
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

/** The bar of signed-in customers on narrow screens (spec.md §2 Layout). */
export function BottomBar() {
  const { t } = useTranslation();
  const { asPath, pathname } = useRouter();
  const { home = '/' } = useShell();
  const count = useCartCount();
  const unread = useUnreadNotices();
  const tabs: readonly BottomTab[] = [
    {
      name: t('nav.home'),
      icon: <House {...icon} />,
      href: home,
      current: asPath.split('?')[0] === home,
    },
    {
      name: t('nav.search'),
      icon: <Search {...icon} />,
      href: routes.search(),
      current: pathname === routes.search(),
    },
    {
      name: t('nav.cart'),
      icon: <ShoppingBag {...icon} />,
      count,
      label: count ? t('header.cart.count', { count }) : t('nav.cart'),
      href: routes.cart(),
      current: pathname === routes.cart(),
    },
    {
      name: t('nav.orders'),
      icon: <ReceiptText {...icon} />,
      href: routes.orders(),
      current: pathname === routes.orders(),
      within: pathname.startsWith('/orders/'),
    },
    {
      name: t('nav.profile'),
      icon: <CircleUser {...icon} />,
      count: unread,
      label: unread
        ? `${t('nav.profile')} · ${t('inbox.count', { count: unread })}`
        : t('nav.profile'),
      href: routes.profile(),
      current: pathname === routes.profile(),
      within: OF_PROFILE.test(pathname),
    },
  ];
  return (
    <nav className={styles.bar} aria-label={t('nav.main')}>
      {tabs.map((tab) => (
        <Link
          key={tab.name}
          href={tab.href}
          prefetch={false}
          className={cx(styles.tab, (tab.current || tab.within) && styles.on)}
          aria-label={tab.label}
          aria-current={tab.current ? 'page' : tab.within}
        >
          {tab.icon}
          <span className={`clip ${styles.name}`}>{tab.name}</span>
          <CountBadge count={tab.count ?? 0} className={styles.count} />
        </Link>
      ))}
    </nav>
  );
}
