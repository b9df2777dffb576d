import { expect, test } from '@/tests/e2e/fixtures/app';
import { newCustomer, ordersOf } from '@/tests/e2e/support/customers';
import { optionDish } from '@/tests/e2e/support/city';
import { expectTrapped, tabTo } from '@/tests/e2e/support/keyboard';

test('dinner is ordered with the keyboard alone', async ({
  page,
  places,
  request,
  sofra,
}) => {
  test.slow();
  const [place] = places;
  const dish = await optionDish(request, place);
  const customer = await newCustomer(request);
  const { cart, checkout, home, login, shop, t } = sofra;
  const { keyboard } = page;
  await home.open();
  await keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: t('header.skip') }),
  ).toBeFocused();
  await tabTo(page, home.search);
  await keyboard.type(place.title);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/search\?q=/);
  await tabTo(page, home.card(place.title));
  await keyboard.press('Enter');

  await expect(shop.heading).toHaveText(place.title);
  const link = shop
    .dish(dish.title)
    .getByRole('link', { name: dish.title, exact: true });
  await tabTo(page, link);
  await keyboard.press('Enter');
  const box = sofra.dish(dish.title);
  await expect(box.addButton).toBeVisible();
  await expectTrapped(page, box.box);
  await keyboard.press('Escape');
  await expect(box.box).toBeHidden();
  await expect(page).not.toHaveURL(/product=/);
  await expect(link).toBeFocused();

  await keyboard.press('Enter');
  await tabTo(page, box.addButton);
  await keyboard.press('Enter');
  await expect(box.question(dish.group)).toBeFocused();
  await tabTo(page, box.question(dish.group).getByRole('radio').first());
  await keyboard.press('Space');
  await expect(box.refusal).toBeHidden();
  await tabTo(page, box.addButton);
  await keyboard.press('Enter');
  await expect(box.box).toBeHidden();
  await expect(cart.line(dish.title)).toBeVisible();
  const more = cart
    .line(dish.title)
    .getByRole('button', { name: t('quantity.more', { name: dish.title }) });
  await tabTo(page, more);
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(cart.quantityOf(cart.line(dish.title))).toHaveText('3');
  await tabTo(page, cart.checkoutLink);
  await keyboard.press('Enter');

  await expect(page).toHaveURL(/\/login/);
  await tabTo(page, login.email);
  await keyboard.type(customer.email);
  await tabTo(page, login.password);
  await keyboard.type(customer.password);
  await keyboard.press('Enter');

  await expect(checkout.heading).toBeVisible();
  const field = checkout.where.getByLabel(t('address.field'));
  await tabTo(page, field);
  await keyboard.type('Navoi 12');
  await checkout.where
    .getByRole('listbox', { name: t('address.results') })
    .waitFor();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await tabTo(page, checkout.phone);
  await keyboard.type('+998901234567');
  await tabTo(page, checkout.cash);
  await keyboard.press('Space');
  await expect(checkout.place).toContainText('·');
  await tabTo(page, checkout.place);
  await keyboard.press('Enter');
  await sofra.order.opened();
  expect(await ordersOf(request, customer)).toHaveLength(1);
});

test('Back closes the dish and Forward opens it, without asking the server for the page', async ({
  page,
  places,
  sofra,
}) => {
  const [place] = places;
  const title = place.optioned[0]?.translation.title ?? '';
  const pages: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_next/data/')) pages.push(request.url());
  });
  await sofra.shop.open(place);
  await sofra.shop.openDish(title);
  const { addButton, box } = sofra.dish(title);
  await expect(addButton).toBeVisible();
  await page.goBack();
  await expect(box).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/restaurant/${place.id}$`));
  await page.goForward();
  await expect(addButton).toBeVisible();
  await page.goBack();
  await expect(box).toBeHidden();
  expect(pages).toEqual([]);
});

test('a dish opens on a cold load, and closing it stays on the menu', async ({
  page,
  places,
  sofra,
}) => {
  const [place] = places;
  const [dish] = place.optioned;
  await page.goto(`/restaurant/${place.id}?product=${dish?.uuid ?? ''}`);
  const { addButton, box } = sofra.dish(dish?.translation.title ?? '');
  await expect(addButton).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/restaurant/${place.id}$`));
  await expect(sofra.shop.heading).toHaveText(place.title);
});
