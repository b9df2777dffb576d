import {
  CircleUser,
  Heart,
  House,
  MapPin,
  ReceiptText,
  Store,
  UtensilsCrossed,
} from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { LinkButton } from '@/components/ui/button/link-button';
import { Drawer } from '@/components/ui/drawer/drawer';
import { MenuButton } from '@/components/ui/menu-list/menu-button';
import { MenuList } from '@/components/ui/menu-list/menu-list';
import { Preferences } from '@/containers/pickers/preferences';
import { MuiRoot } from '@/contexts/mui-root';
import { useShell } from '@/contexts/shell-context';
import { useLogoutButton } from '@/hooks/account/use-logout-button';
import { useSignInLinks } from '@/hooks/account/use-sign-in-links';
import { useRouteChange } from '@/hooks/shell/use-route-change';
import { openAddressDialog } from '@/utils/browser/open-address-dialog';
import { BRAND_NAME } from '@/utils/constants/defaults';
import { routes } from '@/utils/shell/routes';
import { userName } from '@/utils/account/user-name';
import styles from './menu-drawer.module.css';

type MenuDrawerProps = Readonly<{
  open: boolean;
  onClose: () => void;
  /** With it a drag from the edge opens it. */
  onOpen?: () => void;
}>;

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

function useLinks() {
  const { t } = useTranslation();
  const { user } = useShell();
  const own = [
    {
      href: routes.orders(),
      label: t('nav.orders'),
      icon: <ReceiptText {...icon} />,
    },
    {
      href: routes.profile(),
      label: t('nav.profile'),
      icon: <CircleUser {...icon} />,
    },
  ];
  return [
    { href: routes.home(), label: t('nav.home'), icon: <House {...icon} /> },
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
  ];
}

function Account() {
  const { t } = useTranslation();
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
  const { address, user } = useShell();
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
        title={user ? userName(user) : BRAND_NAME}
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
            <Link href={routes.privacy()} prefetch={false}>
              {t('privacy.title')}
            </Link>
            <Link href={routes.terms()} prefetch={false}>
              {t('terms.title')}
            </Link>
          </p>
        </div>
      </Drawer>
    </MuiRoot>
  );
}
