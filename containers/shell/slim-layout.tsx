import { clsx as cx } from 'clsx';
import type { ParseKeys } from 'i18next';
import { ArrowLeft } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { HeaderFrame } from '@/components/shell/header-frame/header-frame';
import { PageFrame } from '@/components/shell/page-frame/page-frame';
import { ProgressBar } from '@/components/shell/progress-bar/progress-bar';
import { IconLink } from '@/components/ui/icon-button/icon-link';
import { SiteLogo } from '@/containers/ui/site-logo';
import { useShell } from '@/contexts/shell-context';
import { useRouteProgress } from '@/hooks/shell/use-route-progress';
import { useWayBack } from '@/hooks/shell/use-way-back';
import { routes } from '@/utils/shell/routes';
import styles from './slim-layout.module.css';

/** The thin bar while a page or a language is on its way. */
function RouteProgress() {
  return <ProgressBar active={useRouteProgress() !== null} />;
}

// only signed-in pages carry it
const BottomBar = dynamic(() =>
  import('./bottom-bar').then((module) => module.BottomBar),
);

/** What the header of the account's pages says on phones in the logo's place; on wide screens their heading says it. */
const ACCOUNT_TITLES: Partial<Record<string, ParseKeys>> = {
  '/my-shop': 'myShop.title',
  '/my-shop/[id]': 'myShop.title',
  '/notifications': 'account.notifications',
  '/orders': 'orders.title',
  '/profile': 'nav.profile',
  '/profile/delete': 'deletion.link',
  '/referrals': 'account.referrals',
  '/settings': 'account.settings',
  '/wallet': 'wallet.title',
};

type SlimLayoutProps = Readonly<{
  children: ReactNode;
  /** At the far end of the header. */
  end?: ReactNode;
  /** What one is about to finish here: said beside the logo, and with its button in the tab bar's place. */
  task?: ParseKeys;
}>;

/**
 * Back, logo and title: a customer's own pages; cart and checkout have their button at the foot instead of the tab bar.
 */
export function SlimLayout({ children, end, task }: SlimLayoutProps) {
  const { t } = useTranslation('account-menu');
  const { pathname, query } = useRouter();
  const back = useWayBack();
  const signedIn = useShell().user !== null;
  const isOnTheWay = task !== undefined || pathname === routes.checkout();
  const hasBar = signedIn && !isOnTheWay;
  function titleText(): string | undefined {
    const key = ACCOUNT_TITLES[pathname] ?? task;
    if (key) return t(key);
    return pathname.startsWith('/orders/[id]')
      ? t('header.order', { number: String(query.id) })
      : undefined;
  }
  const title = titleText();
  return (
    <>
      <RouteProgress />
      <PageFrame
        overBar={hasBar}
        header={
          <HeaderFrame className={styles.bar}>
            <IconLink
              {...back}
              prefetch={false}
              variant="fill"
              label={t('header.back')}
              icon={<ArrowLeft className="flip" size={22} />}
            />
            <div className={cx(styles.logo, title && styles.yields)}>
              <SiteLogo />
            </div>
            {title && (
              <span
                className={cx(
                  'clip',
                  styles.title,
                  pathname in ACCOUNT_TITLES && styles.onPhones,
                )}
              >
                {title}
              </span>
            )}
            {end}
          </HeaderFrame>
        }
      >
        {children}
      </PageFrame>
      {hasBar && <BottomBar />}
    </>
  );
}
