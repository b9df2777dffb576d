import type { Locator } from '@playwright/test';
import { dialogNamed, type Screen } from './screen';

/** The cart: beside the menu on wide screens, in a panel or a sheet elsewhere. */
export function cartPanel(screen: Screen) {
  const { page, t } = screen;
  const sheet = dialogNamed(screen, t('cart.title'));
  const beside = page.getByRole('complementary', { name: t('cart.title') });
  const box = sheet.or(beside).filter({ visible: true }).first();
  const lines = box
    .getByRole('list', { name: t('cart.items') })
    .getByRole('listitem');
  const line = (title: string, options?: string): Locator => {
    const named = lines.filter({
      has: page.getByText(title, { exact: true }),
    });
    return options ? named.filter({ hasText: options }) : named;
  };
  return {
    box,
    sheet,
    lines,
    line,
    quantityOf: (of: Locator): Locator =>
      of.getByRole('group').locator('[aria-live]'),
    async oneMore(title: string): Promise<void> {
      await line(title)
        .getByRole('button', { name: t('quantity.more', { name: title }) })
        .click();
    },
    async oneLess(title: string): Promise<void> {
      await line(title)
        .getByRole('button', { name: t('quantity.less', { name: title }) })
        .click();
    },
    async remove(title: string): Promise<void> {
      await line(title)
        .getByRole('button', { name: t('quantity.remove', { name: title }) })
        .click();
    },
    checkoutLink: box.getByRole('link', { name: t('cart.checkout') }),
    async goToCheckout(): Promise<void> {
      await this.checkoutLink.click();
    },
    empty: box.getByText(t('cart.empty.title')),
  };
}
