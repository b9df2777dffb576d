import { expect, test } from '@/tests/e2e/fixtures/app';
import { listenTo } from '@/tests/e2e/support/announcements';

test.use({ allowedStatuses: [0] });

test('without a network another page waits, and the cart and what was typed stay', async ({
  context,
  page,
  places,
  sofra,
}) => {
  const { cart, shop, t } = sofra;
  const [place] = places;
  const dish = place.plain[0]?.title ?? '';
  const { said: spoken } = await listenTo(page);
  const lost = page.getByRole('heading', { name: t('offline.page.title') });
  const said = page.getByRole('status').getByText(t('offline.page.title'));
  const search = page.getByRole('combobox', { name: t('header.search.label') });
  await shop.open(place);
  await shop.add(dish);
  await expect(cart.line(dish)).toBeVisible();
  await search.fill('zzz');

  await context.setOffline(true);
  await expect(said).toBeVisible();
  await sofra.header.header.getByRole('link', { name: /Sofra/ }).click();
  await expect(lost).toBeVisible();
  await page.getByRole('button', { name: t('common.tryAgain') }).click();
  await expect(lost).toBeVisible();
  await page.getByRole('button', { name: t('offline.stay') }).click();
  await expect(shop.heading).toHaveText(place.title);
  await expect(search).toHaveValue('zzz');
  await expect(cart.line(dish)).toBeVisible();

  await sofra.header.header.getByRole('link', { name: /Sofra/ }).click();
  await expect(lost).toBeVisible();
  await context.setOffline(false);
  // said for a few seconds only, whatever the page is busy with
  await expect
    .poll(spoken)
    .toContainEqual(expect.stringContaining(t('offline.back')));
  await expect(lost).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await expect(sofra.home.cards.first()).toBeVisible();
  await expect(sofra.header.cart).toBeVisible();
  await expect(page.getByText(t('offline.back'))).toBeHidden();
});

test('what could not be loaded opens when the network is back', async ({
  context,
  page,
  sofra,
}) => {
  await sofra.home.open();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await sofra.header.emptyCart.click();
  await expect(page.getByText(sofra.t('error.late'))).toBeVisible();
  await context.setOffline(false);
  await expect(sofra.cart.sheet).toBeVisible();
});

test.describe('a server that fails', () => {
  test.use({ allowedStatuses: [0, 500] });

  test('while another page is opened: Oops, and Try again when it is mended', async ({
    page,
    sofra,
  }) => {
    let isBroken = true;
    const answer = '**/{restaurant,_next/data/**}/**';
    await page.route(answer, (route) =>
      isBroken && !route.request().isNavigationRequest()
        ? route.fulfill({ status: 500, body: '{}' })
        : route.continue(),
    );
    await sofra.home.open();
    await sofra.home.cards.first().getByRole('link').first().click();
    await expect(
      page.getByRole('heading', { name: sofra.t('error.oops.title') }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    isBroken = false;
    await page
      .getByRole('button', { name: sofra.t('common.tryAgain') })
      .click();
    await expect(page).toHaveURL(/\/restaurant\/\d+/);
  });
});
