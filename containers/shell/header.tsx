import { Heart, Menu, Search, ShoppingBag } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { SiteHeader } from '@/components/shell/site-header/site-header';
import { ThemeToggle } from '@/components/shell/theme-toggle/theme-toggle';
import { LinkButton } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { IconLink } from '@/components/ui/icon-button/icon-link';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { WaitingBox } from '@/components/ui/waiting-box/waiting-box';
import { AddressControl } from '@/containers/address/address-control';
import { CurrencyPicker } from '@/containers/pickers/currency-picker';
import { LanguagePicker } from '@/containers/pickers/language-picker';
import { HeaderSearch } from '@/containers/search/header-search';
import { SiteLogo } from '@/containers/ui/site-logo';
import { useShell } from '@/contexts/shell-context';
import { useSignInLinks } from '@/hooks/account/use-sign-in-links';
import { useCompact } from '@/hooks/browser/use-compact';
import { useEdgeDrag } from '@/hooks/browser/use-edge-drag';
import { useCartCount } from '@/hooks/cart/use-cart-count';
import { useSiteSearch } from '@/hooks/search/use-site-search';
import { useBrand } from '@/hooks/shell/use-brand';
import { useThemeMode } from '@/hooks/shell/use-theme-mode';
import { userName } from '@/utils/account/user-name';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { isPlainClick } from '@/utils/browser/plain-click';
import { openCartSheet } from '@/utils/cart/cart-events';
import { routes } from '@/utils/shell/routes';

type MenuWaitingProps = Readonly<{ open: boolean; onClose: () => void }>;

/** The menu's place until it is loaded. */
function MenuWaiting({ open, onClose }: MenuWaitingProps) {
  const { user } = useShell();
  const { name } = useBrand();
  if (!open) return null;
  return (
    <WaitingBox
      place="start"
      title={user ? userName(user) : name}
      onClose={onClose}
    >
      <LinesSkeleton count={7} />
    </WaitingBox>
  );
}

const MenuDrawer = lazyBlock(
  withTexts(
    ['account-menu', 'list', 'referrals'],
    () => import('./menu-drawer'),
  ),
  'MenuDrawer',
  MenuWaiting,
);
// only signed-in pages carry it
const AccountTools = dynamic(() =>
  withTexts(['account-menu'], () => import('./account-tools'))().then(
    (module) => module.AccountTools,
  ),
);
/** Of the drawer, in px (drawer.module.css). */
const MENU_WIDTH = 320;
const icon = { size: 22 } as const;

/** The full header from 1140 px on, the compact one below (spec.md §2 Layout). */
export function Header() {
  const { t } = useTranslation();
  const { user } = useShell();
  const { login } = useSignInLinks();
  const { dark, toggle } = useThemeMode();
  const search = useSiteSearch();
  const count = useCartCount();
  const [menu, setMenu] = useState<'closed' | 'never' | 'open'>('never');
  const isCompact = useCompact();
  const openMenu = () => setMenu('open');
  useEdgeDrag({
    edge: 'start',
    enabled: isCompact && menu === 'never',
    size: MENU_WIDTH,
    onTouch: () => setMenu('closed'),
    onOpen: openMenu,
  });
  return (
    <>
      <SiteHeader
        menu={
          <IconButton
            label={t('header.menu')}
            icon={<Menu {...icon} size={24} />}
            aria-haspopup="dialog"
            data-box="start"
            onPointerEnter={MenuDrawer.warm}
            onFocus={MenuDrawer.warm}
            onClick={openMenu}
          />
        }
        logo={<SiteLogo />}
        address={<AddressControl />}
        search={<HeaderSearch key={search.place} search={search} />}
        searchOpen={search.open}
        searchButton={
          // there the field stands below at once
          !search.searching && (
            <IconLink
              href={routes.search('', search.shopId)}
              prefetch={false}
              label={t('nav.search')}
              icon={<Search {...icon} size={24} />}
              aria-expanded={search.open}
              data-box="search"
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                search.toggle();
              }}
            />
          )
        }
        tools={
          <>
            <ThemeToggle dark={dark} onToggle={toggle} />
            <LanguagePicker />
            <CurrencyPicker />
            <IconLink
              href={routes.liked()}
              prefetch={false}
              label={t('header.saved')}
              icon={<Heart {...icon} />}
            />
          </>
        }
        cart={
          <IconButton
            label={count ? t('header.cart.count', { count }) : t('header.cart')}
            icon={<ShoppingBag {...icon} />}
            badge={count}
            badgeWaits
            aria-haspopup="dialog"
            data-cart=""
            data-box="sheet end"
            onClick={openCartSheet}
          />
        }
        account={
          user ? (
            <AccountTools />
          ) : (
            <LinkButton
              href={login}
              rel="nofollow"
              prefetch={false}
              variant="dark"
              size="s"
            >
              {t('header.login')}
            </LinkButton>
          )
        }
      />
      {menu !== 'never' && (
        <MenuDrawer
          open={menu === 'open'}
          onClose={() => setMenu('closed')}
          onOpen={isCompact ? openMenu : undefined}
        />
      )}
    </>
  );
}
