import { expect, test } from '@/tests/e2e/fixtures/app';
import { expectAccessible, overflowOf } from '@/tests/e2e/support/audit';

test('a dish is found on a phone while one types, and opens at its place', async ({
  page,
  places,
  sofra,
}) => {
  const title = places[0].optioned[0]?.translation.title ?? '';
  const { home, t } = sofra;
  await page.setViewportSize({ width: 360, height: 800 });
  await home.open();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.search'), exact: true })
    .click();
  await expect(home.search).toBeFocused();
  await page.keyboard.type(title);
  const products = page.getByRole('listbox', { name: t('search.products') });
  const found = products.getByRole('option', { name: title }).first();
  await expect(found).toBeVisible();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await found.click();
  await expect(page).toHaveURL(/\/(restaurant|shop)\/\d+\?product=/);
  await expect(page.getByRole('dialog')).toBeVisible();
});
