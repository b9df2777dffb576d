import type { Locator } from '@playwright/test';
import { dialogNamed, localised, type Screen } from './screen';

interface Place {
  readonly id: number;
  readonly type: 'restaurant' | 'shop';
}

/** A restaurant or shop with its menu. */
export function shopPage(screen: Screen) {
  const { page, t } = screen;
  /** In the menu, not among what goes with the cart. */
  const dish = (title: string): Locator =>
    page
      .locator('article:not(aside article)')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .last();
  return {
    dish,
    heading: page.getByRole('heading', { level: 1 }),
    async open({ id, type }: Place): Promise<void> {
      await page.goto(localised(screen, `/${type}/${id}`));
    },
    async openDish(title: string): Promise<void> {
      await dish(title).getByRole('link', { name: title, exact: true }).click();
    },
    /** The "+" of a dish without questions. */
    async add(title: string): Promise<void> {
      await dish(title)
        .getByRole('button', { name: t('product.add', { name: title }) })
        .click();
    },
    async oneMore(title: string): Promise<void> {
      await dish(title)
        .getByRole('button', { name: t('quantity.more', { name: title }) })
        .click();
    },
    /** Both carts: one holds items of one place only. */
    replaceQuestion: dialogNamed(screen, t('cart.replace.title')),
    async startNewCart(): Promise<void> {
      await page.getByRole('button', { name: t('cart.replace.start') }).click();
    },
    async keepCart(): Promise<void> {
      await page.getByRole('button', { name: t('cart.replace.keep') }).click();
    },
  };
}
