import { anyCount, type Screen } from './screen';

/** The header and, for signed-in customers on phones, the bar at the foot. */
export function siteHeader(screen: Screen) {
  const { page, t } = screen;
  const header = page.locator('header').first();
  const tabs = page.getByRole('navigation', { name: t('nav.main') });
  const account = header
    .locator('summary')
    .and(header.getByLabel(new RegExp(t('session.menu', { name: '' }).trim())));
  return {
    header,
    tabs,
    account,
    cart: header.getByRole('button', {
      name: anyCount(screen, 'header.cart.count'),
    }),
    emptyCart: header.getByRole('button', {
      name: t('header.cart'),
      exact: true,
    }),
    logIn: header.getByRole('link', { name: t('header.login') }),
    /** A picker of the wide header. */
    async open(key: 'header.currency' | 'header.language'): Promise<void> {
      await header
        .locator('summary')
        .and(header.getByLabel(new RegExp(`^${t(key)}`)))
        .click();
    },
    async logOut(): Promise<void> {
      await account.click();
      await header.getByRole('button', { name: t('session.logOut') }).click();
    },
  };
}
