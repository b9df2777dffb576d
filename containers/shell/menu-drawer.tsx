import {
  Bell,
  ChefHat,
  CircleUser,
  Gift,
  Heart,
  House,
  MapPin,
  MessageCircle,
  ReceiptText,
  Store,
  UtensilsCrossed,
  Wallet,
} from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Button, LinkButton } from '@/components/ui/button/button';
import { Drawer } from '@/components/ui/drawer/drawer';
import { MenuButton } from '@/components/ui/menu-list/menu-button';
import { MenuList } from '@/components/ui/menu-list/menu-list';
import { Preferences } from '@/containers/pickers/preferences';
import { MuiRoot } from '@/contexts/mui-root';
import { useShell } from '@/contexts/shell-context';
import { useLogoutButton } from '@/hooks/account/use-logout-button';
import { useSignInLinks } from '@/hooks/account/use-sign-in-links';
import { useUnreadChats } from '@/hooks/chat/use-unread-chats';
import { useUnreadNotices } from '@/hooks/inbox/use-unread-notices';
import { useBrand } from '@/hooks/shell/use-brand';
import { useRouteChange } from '@/hooks/shell/use-route-change';
import { useSettings } from '@/hooks/shell/use-settings';
import { userName } from '@/utils/account/user-name';
import { openAddressDialog } from '@/utils/address/open-address-dialog';
import { chatHref } from '@/utils/chat/chat-address';
import { inboxRoutes } from '@/utils/shell/inbox-routes';
import { myShopRoutes } from '@/utils/shell/my-shop-routes';
import { localisedPath, routes } from '@/utils/shell/routes';
import { SITE_LINKS } from '@/utils/shell/site-links';
import styles from './menu-drawer.module.css';

type MenuDrawerProps = Readonly<{
  open: boolean;
  onClose: () => void;
  /** With it a drag from the edge opens it. */
  onOpen?: () => void;
}>;

const icon = { size: 22 } as const;

function useLinks() {
  const { i18n, t } = useTranslation(['account-menu', 'list']);
  const { hidden, home = routes.home(), user } = useShell();
  const unread = useUnreadNotices();
  const unreadChats = useUnreadChats();
  const { asPath } = useRouter();
  const { referral_active: referrals } = useSettings();
  const own = [
    {
      href: inboxRoutes.all(),
      label: t('account.notifications'),
      count: unread,
      countText: t('inbox.count', { count: unread }),
      icon: <Bell {...icon} />,
    },
    {
      href: chatHref(asPath, { kind: 'rooms' }),
      label: t('chat.title'),
      count: unreadChats,
      countText: t('chat.unread', { value: unreadChats }),
      icon: <MessageCircle {...icon} />,
    },
    {
      href: routes.orders(),
      label: t('nav.orders'),
      icon: <ReceiptText {...icon} />,
    },
    {
      href: routes.wallet(),
      label: t('wallet.title'),
      icon: <Wallet {...icon} />,
    },
    ...(referrals === '1'
      ? [
          {
            href: routes.referrals(),
            label: t('referrals.title'),
            icon: <Gift {...icon} />,
          },
        ]
      : []),
    {
      href: routes.profile(),
      label: t('nav.profile'),
      icon: <CircleUser {...icon} />,
    },
    ...(user?.sells
      ? [
          {
            href: myShopRoutes.all(),
            label: t('myShop.title'),
            icon: <Store {...icon} />,
          },
          {
            // as a whole: a board is installed by a manifest of its own
            href: localisedPath(routes.board(), i18n.language),
            label: t('account.board'),
            icon: <ChefHat {...icon} />,
            whole: true,
          },
        ]
      : []),
  ];
  return [
    { href: home, label: t('nav.home'), icon: <House {...icon} /> },
    {
      href: routes.list('restaurant'),
      label: t('list.restaurant.title'),
      icon: <UtensilsCrossed {...icon} />,
    },
    {
      href: routes.list('shop'),
      label: t('home.shops'),
      icon: <Store {...icon} />,
    },
    {
      href: routes.liked(),
      label: t('liked.title'),
      icon: <Heart {...icon} />,
    },
    ...(user ? own : []),
  ].filter(({ href }) => !hidden?.includes(href));
}

function Account() {
  const { t } = useTranslation(['account-menu', 'referrals']);
  const { logOut, pending } = useLogoutButton();
  const { login, register } = useSignInLinks();
  if (useShell().user)
    return (
      <Button variant="secondary" block loading={pending} onClick={logOut}>
        {t('session.logOut')}
      </Button>
    );
  return (
    <>
      <LinkButton href={login} variant="dark" block>
        {t('header.login')}
      </LinkButton>
      <LinkButton href={register} variant="secondary" block>
        {t('header.register')}
      </LinkButton>
    </>
  );
}

/** What the full header holds and the compact one has no room for. */
export function MenuDrawer({ open, onClose, onOpen }: MenuDrawerProps) {
  const { t } = useTranslation();
  const { address, hidden, user } = useShell();
  const { name } = useBrand();
  const { asPath } = useRouter();
  const links = useLinks().map((link) => ({
    ...link,
    current: link.href === asPath,
  }));
  useRouteChange(onClose);
  return (
    <MuiRoot>
      <Drawer
        open={open}
        onClose={onClose}
        onOpen={onOpen}
        title={user ? userName(user) : name}
        footer={
          <div className={styles.account}>
            <Account />
          </div>
        }
      >
        <div className={styles.content}>
          <div className={styles.address}>
            <MenuButton
              icon={<MapPin {...icon} />}
              label={t('header.deliverNow')}
              value={address?.title ?? t('header.chooseAddress')}
              onClick={() => {
                onClose();
                openAddressDialog();
              }}
            />
          </div>
          <MenuList label={t('nav.main')} links={links} />
          <div className={styles.rule}>
            <Preferences />
          </div>
          <p className={styles.legal}>
            {SITE_LINKS.slice(1).flatMap(([, rows]) =>
              rows.map(
                ([href, key]) =>
                  href !== routes.referrals() &&
                  !hidden?.includes(href) && (
                    <Link key={href} href={href} prefetch={false}>
                      {t(key)}
                    </Link>
                  ),
              ),
            )}
          </p>
        </div>
      </Drawer>
    </MuiRoot>
  );
}
