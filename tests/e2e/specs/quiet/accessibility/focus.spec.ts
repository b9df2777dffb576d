import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { tabTo, untilHydrated } from '@/tests/e2e/support/keyboard';

/** What has the focus, in a word; the page itself has lost it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.tagName ?? 'BODY');

async function expectKept(page: Page): Promise<void> {
  await expect.poll(() => focused(page)).not.toBe('BODY');
}

test('a line that is removed leaves the focus in the cart', async ({
  page,
  places: [place],
  sofra,
}) => {
  const { cart, shop, t } = sofra;
  const [soup, bread] = place.plain.map(({ title }) => title);
  await shop.open(place);
  await shop.add(soup ?? '');
  await shop.add(bread ?? '');
  await expect(cart.lines).toHaveCount(2);
  for (const [left, title] of [
    [1, soup ?? ''],
    [0, bread ?? ''],
  ] as const) {
    const name = t('quantity.remove', { name: title });
    await tabTo(page, cart.line(title).getByRole('button', { name }));
    await page.keyboard.press('Enter');
    await expect(cart.lines).toHaveCount(left);
    await expectKept(page);
  }
});

test('another page begins with the focus at its head, and Back does, too', async ({
  page,
  places: [place],
  sofra,
}) => {
  const { home, shop } = sofra;
  // its script is in the cache then: Next leaves a page to the browser when it takes 3.8 s
  await shop.open(place);
  await home.open();
  await untilHydrated(page);
  await home.openPlace(place.title);
  await expect(shop.heading).toHaveText(place.title);
  await expectKept(page);
  await page.goBack();
  await expect(shop.heading).not.toHaveText(place.title);
  await expectKept(page);
});

test('a list that is filtered and ordered keeps the focus', async ({
  page,
  sofra,
}) => {
  const { t } = sofra;
  await page.goto('/restaurant');
  await untilHydrated(page);
  const chip = page.getByRole('link', { name: t('filter.open'), exact: true });
  await tabTo(page, chip);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/open=1/);
  await expectKept(page);
  const sort = page
    .locator('summary')
    .filter({ hasText: t('sort.label', { order: t('sort.trust_you') }) });
  await tabTo(page, sort);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: t('sort.distance') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/order_by=distance/);
  await expectKept(page);
  // it stands before the list
  await tabTo(page, page.getByRole('link', { name: t('list.view.map') }), {
    key: 'Shift+Tab',
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=map/);
  await expectKept(page);
});
