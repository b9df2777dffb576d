import type { Locator } from '@playwright/test';
import { localised, type Screen } from './screen';

/** The list of everything that delivers here. */
export function homePage(screen: Screen) {
  const { page, t } = screen;
  const cards = page
    .getByRole('region', { name: t('home.restaurants') })
    .getByRole('article');
  const search = page.getByRole('combobox', {
    name: t('header.search.label'),
    exact: true,
  });
  return {
    cards,
    search,
    recent: page.getByRole('region', { name: t('recent.title') }),
    heading: page.getByRole('heading', { level: 1 }),
    async open(): Promise<void> {
      await page.goto(localised(screen, '/'));
    },
    card(title: string): Locator {
      return page.getByRole('link', { name: title, exact: true }).first();
    },
    /** Looks for the place by its name and opens it. */
    async openPlace(title: string): Promise<void> {
      await search.fill(title);
      await search.press('Enter');
      await this.card(title).click();
    },
    /** The same from another place's page, whose box asks that one first. */
    async openOtherPlace(title: string): Promise<void> {
      await search.fill(title);
      await search.press('Enter');
      await page
        .getByRole('link', { name: t('search.everywhere', { term: title }) })
        .click();
      await this.card(title).click();
    },
  };
}
