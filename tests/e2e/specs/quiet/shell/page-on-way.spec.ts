import type { Page, Route } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';

/** Holds back the next pages' data; answers how to let them come. */
async function holdPages(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/data/**', async (route: Route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('the page that was left stood until the next one came: its shape is there at once, and Back finds the place', async ({
  page,
  sofra,
}) => {
  const { home, shop } = sofra;
  await home.open();
  await home.cards.nth(9).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  const card = home.cards.nth(9);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const come = await holdPages(page);
  await card.getByRole('link').click();
  const shape = page.locator('[aria-hidden="true"]:has(> .wrap)');
  await expect(shape.locator('h1')).toHaveText(title);
  await expect(shape.locator('img').first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  come();
  await expect(shop.heading).toHaveText(title);
  await expect(shape).toBeHidden();
  await page.goBack();
  await expect
    .poll(() => page.evaluate(() => window.scrollY))
    .toBeCloseTo(place, -1);
  await expect(card).toBeInViewport();
  await expect(home.recent).toBeHidden();
});
