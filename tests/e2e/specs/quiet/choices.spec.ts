import { expect, test } from '@/tests/e2e/fixtures/app';

test('another language comes without a reload, keeps the cart and stays', async ({
  page,
  places,
  sofra,
}) => {
  const [place] = places;
  const soup = place.plain[0]?.title ?? '';
  const { cart, header, shop } = sofra;
  await shop.open(place);
  await shop.add(soup);
  await expect(cart.line(soup)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameTab: true }));
  await header.open('header.language');
  await page.getByRole('radio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL(new RegExp(`/ar/restaurant/${place.id}`));
  await expect(header.header.locator('[data-count="1"]')).toBeVisible();
  expect(await page.evaluate(() => 'isSameTab' in window)).toBe(true);
  await page.goto('/');
  await expect(page).toHaveURL(/\/ar$/);
  await page.goto(`/en/restaurant/${place.id}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('another currency is in every price', async ({ page, places, sofra }) => {
  const [place] = places;
  const { header, shop } = sofra;
  await shop.open(place);
  await header.open('header.currency');
  const euro = page.getByRole('radio', { name: /EUR/ });
  await euro.click();
  await expect(shop.dish(place.plain[0]?.title ?? '')).toContainText('€');
  await page.reload();
  await expect(shop.dish(place.plain[0]?.title ?? '')).toContainText('€');
});

test('the dark theme is kept, and the page begins with it', async ({
  page,
  sofra,
}) => {
  const { header, home, t } = sofra;
  await home.open();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await header.header.getByRole('button', { name: t('header.dark') }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.addInitScript(() => {
    document.addEventListener(
      'readystatechange',
      () => {
        const { theme } = document.documentElement.dataset;
        Object.assign(window, { firstTheme: theme });
      },
      { once: true },
    );
  });
  await page.reload();
  expect(
    await page.evaluate(
      () => (window as unknown as { firstTheme: string }).firstTheme,
    ),
  ).toBe('dark');
});
