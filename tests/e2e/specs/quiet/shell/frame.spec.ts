import { expect, test } from '@/tests/e2e/fixtures/app';
import { untilHydrated } from '@/tests/e2e/support/keyboard';
import { fillDinner } from '@/tests/e2e/support/orders';

test('of the header’s popovers one is open at a time, and keys lead through it and out', async ({
  page,
  sofra,
}) => {
  const { header, home, t } = sofra;
  const { keyboard } = page;
  await home.open();
  const opened = page.locator('header details[open]');
  await header.open('header.language');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await header.open('header.currency');
  await expect(opened).toHaveCount(1);
  await expect(page.getByRole('radio', { name: '$ USD' })).toBeChecked();
  await keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  const button = page
    .locator('header summary')
    .and(page.getByLabel(new RegExp(`^${t('header.currency')}`)));
  await expect(button).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '$ USD' })).toBeFocused();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Shift+Tab');
  await expect(opened).toHaveCount(0);
  await home.search.fill('a');
  await expect(home.search).toHaveAttribute('aria-expanded', 'true');
  await header.open('header.currency');
  await expect(home.search).toHaveAttribute('aria-expanded', 'false');
});

test('the theme follows the system until one is chosen, and every tab follows the choice', async ({
  context,
  page,
  sofra,
}) => {
  const { header, home, t } = sofra;
  const html = page.locator('html');
  const colours = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) =>
        metas.map((meta) => meta.getAttribute('content')),
      );
  await page.emulateMedia({ colorScheme: 'dark' });
  await home.open();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  const light = new Set(await colours());
  const other = await context.newPage();
  await other.goto('/privacy');
  await header.header.getByRole('button', { name: t('header.dark') }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect
    .poll(async () => (await colours()).some((colour) => light.has(colour)))
    .toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('the checkout leads one step back, and never off the site', async ({
  customer,
  page,
  places,
  request,
  sofra,
}) => {
  const [place] = places;
  const { cart, checkout, shop, t } = sofra;
  const back = page.getByRole('link', { name: t('header.back') });
  await fillDinner(request, customer, place);
  await checkout.open();
  await expect(back).toHaveAttribute('href', `/restaurant/${place.id}`);
  await back.click();
  await expect(page).toHaveURL(new RegExp(`/restaurant/${place.id}$`));
  await page.goto(`/restaurant/${place.id}?from=here`);
  await untilHydrated(page);
  await expect(shop.heading).toBeVisible();
  await cart.checkoutLink.click();
  await expect(checkout.heading).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(/from=here$/);
});
