import { expect, test } from '@/tests/e2e/fixtures/app';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a link opens its question, a topic stands alone, and a search is answered', async ({
    page,
  }) => {
    await page.goto('/help#cancel-order');
    await expect(page.locator('#cancel-order')).toBeVisible();
    await expect(page.locator('details[open] > #cancel-order')).toHaveCount(1);
    const topics = page.locator('[data-section]');
    await expect(topics.filter({ visible: true })).toHaveCount(1);
    await page.getByRole('link', { name: 'All questions' }).click();
    await expect(topics.filter({ visible: true })).toHaveCount(6);
    await page.getByRole('link', { name: /^Refunds/ }).click();
    await expect(topics.filter({ visible: true })).toHaveCount(1);
    const field = page.locator('main').getByRole('searchbox');
    await field.fill('pasword');
    await field.press('Enter');
    await expect(page).toHaveURL('/help?q=pasword');
    await expect(page.locator('#forgotten-password')).toBeVisible();
  });
});

test('a question opens by link and key, and a search keeps the page', async ({
  page,
}) => {
  await page.goto('/help');
  await page.getByRole('link', { name: 'Change the address' }).click();
  await expect(page.locator('#change-address')).toBeVisible();
  await expect(page.locator('#change-address')).toBeInViewport();
  const summary = page.locator('summary', {
    hasText: 'Can I order for later?',
  });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#order-for-later')).toBeVisible();
  const field = page.locator('main').getByRole('searchbox');
  await field.fill('xylophone');
  await field.press('Enter');
  await expect(page.getByText('Nothing found for “xylophone”')).toBeVisible();
  await page
    .locator('main')
    .getByRole('link', { name: 'All questions' })
    .click();
  await expect(page).toHaveURL('/help');
  await expect(page.locator('[data-section]')).toHaveCount(6);
});
