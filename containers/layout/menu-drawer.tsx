import { useTranslation } from 'react-i18next';
import { Button } from '@/components/button/button';
import { LinkButton } from '@/components/button/link-button';
import { Drawer } from '@/components/drawer/drawer';
import { MenuList } from '@/components/menu-list/menu-list';
import { MenuSection } from '@/components/menu-list/menu-section';
import { SwitchField } from '@/components/switch-field/switch-field';
import { CurrencyList } from '@/containers/pickers/currency-list';
import { LanguageLinks } from '@/containers/pickers/language-links';
import { MuiRoot } from '@/contexts/mui-root';
import { useShell } from '@/contexts/shell-context';
import { useLogout } from '@/hooks/use-logout';
import { useRouteChange } from '@/hooks/use-route-change';
import { useThemeMode } from '@/hooks/use-theme-mode';
import { BRAND_NAME } from '@/utils/constants/defaults';
import { notify } from '@/utils/notices';
import { routes } from '@/utils/routes';
import { filtersHref, NO_FILTERS } from '@/utils/shop-filters';

type MenuDrawerProps = Readonly<{ open: boolean; onClose: () => void }>;

/** What the full header holds and the compact one has no room for. */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const { t } = useTranslation();
  const { user } = useShell();
  const { dark, toggle } = useThemeMode();
  const logout = useLogout();
  useRouteChange(onClose);
  const name = user && `${user.firstname} ${user.lastname}`.trim();
  const links = [
    { href: routes.home(), label: t('nav.home') },
    { href: filtersHref(NO_FILTERS, { type: 'shop' }), label: t('home.shops') },
    ...(user ? [{ href: routes.orders(), label: t('nav.orders') }] : []),
  ];
  return (
    <MuiRoot>
      <Drawer
        open={open}
        onClose={onClose}
        title={name ?? BRAND_NAME}
        footer={
          user ? (
            <Button
              variant="secondary"
              block
              loading={logout.isPending}
              onClick={() =>
                logout.mutate(undefined, {
                  onError: () =>
                    notify({
                      type: 'error',
                      title: t('session.logoutFailed.title'),
                      text: t('session.logoutFailed.text'),
                    }),
                })
              }
            >
              {t('session.logOut')}
            </Button>
          ) : (
            <>
              <LinkButton href={routes.login()} variant="dark" block>
                {t('header.login')}
              </LinkButton>
              <LinkButton href={routes.register()} variant="secondary" block>
                {t('header.register')}
              </LinkButton>
            </>
          )
        }
      >
        <MenuList label={t('nav.main')} links={links} />
        <SwitchField
          label={t('header.dark')}
          checked={dark}
          onChange={toggle}
        />
        <MenuSection title={t('header.language')}>
          <LanguageLinks />
        </MenuSection>
        <MenuSection title={t('header.currency')}>
          <CurrencyList wanted={open} />
        </MenuSection>
      </Drawer>
    </MuiRoot>
  );
}
