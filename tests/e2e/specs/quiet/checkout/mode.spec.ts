import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { sofraIn } from '@/tests/e2e/fixtures/sofra';
import { enterAs } from '@/tests/e2e/support/customers';
import { groupCart } from '@/tests/e2e/support/group';
import { fillDinner } from '@/tests/e2e/support/orders';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Chooses on the home page; `mode.pickup` or `mode.delivery`. */
const way = (page: Page, name: string): Locator =>
  page.getByRole('radio', { name, exact: true });

/** The sum at the end of a button's or link's words. */
const sumIn = async (of: Locator): Promise<string> =>
  /\$[\d.,]+$/.exec((await of.innerText()).trim())?.[0] ?? '';

test('pickup chosen at home is one sum until checkout, and what checkout chooses is home’s', async ({
  customer,
  page,
  places,
  request,
  sofra,
}) => {
  test.slow();
  const [place, other] = places;
  const { cart, checkout, home, order, shop, t } = sofra;
  const pickup = way(page, t('mode.pickup'));
  const delivery = way(page, t('mode.delivery'));
  await fillDinner(request, customer, place);
  await home.open();
  await pickup.check();
  await page.reload();
  await expect(pickup).toBeChecked();

  await shop.open(place);
  await expect(page.getByText(/^Ready in \d+ min$/).first()).toBeVisible();
  await expect(cart.checkoutLink).toBeVisible();
  const sum = await sumIn(cart.checkoutLink);
  expect(sum).toMatch(/^\$\d/);
  await page.setViewportSize(PHONE);
  await page.reload();
  const bar = page.getByRole('button', { name: new RegExp(`\\${sum}`) });
  await expect(bar.first()).toBeVisible();
  await page.setViewportSize(WIDE);

  await page.goto('/cart');
  const onward = page
    .getByRole('link', { name: t('cart.checkout') })
    .filter({ visible: true });
  await expect(onward).toContainText(sum);
  await expect(page.getByText(t('sums.delivery'))).toHaveCount(0);
  await checkout.open();
  await expect(page.getByRole('radio', { name: /^Pickup/ })).toBeChecked();
  expect(await checkout.total()).toBe(sum);
  await page.goto('/cart');
  await expect(onward).toContainText(sum);

  await checkout.open();
  await page.getByRole('radio', { name: /^Delivery/ }).check();
  await home.open();
  await expect(delivery).toBeChecked();

  // an order that is fetched chooses nothing for the next one
  await checkout.open();
  await checkout.choosePickup();
  await checkout.phone.fill('+998901234567');
  await checkout.payCash();
  await checkout.total();
  await checkout.place.click();
  await order.opened();
  await home.open();
  await delivery.check();
  await fillDinner(request, customer, other);
  await checkout.open();
  await expect(page.getByRole('radio', { name: /^Delivery/ })).toBeChecked();
});

test('another tab hears of the choice', async ({ context, page, sofra }) => {
  const { home, t } = sofra;
  await home.open();
  const second = await context.newPage();
  await second.goto('/restaurant');
  await expect(way(second, t('mode.delivery'))).toBeChecked();
  // what tells choices comes after the first paint
  await expect(async () => {
    await way(page, t('mode.delivery')).check();
    await way(page, t('mode.pickup')).check();
    await expect(way(second, t('mode.pickup'))).toBeChecked({ timeout: 1_000 });
  }).toPass();
});

test('liked places come with the page in pickup, and are not asked for again', async ({
  baseURL,
  context,
  customer,
  page,
  places,
  request,
}) => {
  const [place] = places;
  const shops = await request.get(`/api/v1/rest/shops/${place.id}`);
  const { data } = (await shops.json()) as { data: { uuid: string } };
  await request.post('/api/v1/dashboard/user/likes', {
    data: { uuids: [data.uuid] },
    headers: { Authorization: `Bearer ${customer.token}` },
  });
  await context.addCookies([
    { name: 'mode', value: 'pickup', url: baseURL ?? '' },
  ]);
  const asked: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/rest/shops?')) asked.push(call.url());
  });
  await page.goto('/liked');
  await expect(page.getByRole('article')).toContainText(/Ready\sin\s\d+\smin/);
  // the browser has taken over the account's list, and shows it
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('persist:sofra')))
    .toContain(data.uuid);
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(asked).toEqual([]);
});

test('a group’s order is had as its owner chooses, and its members see it at once', async ({
  baseURL,
  customer,
  openBrowser,
  page,
  places,
  request,
}) => {
  test.slow();
  const [place] = places;
  const owner = sofraIn(page);
  const { t } = owner;
  await enterAs(page.context(), customer, baseURL ?? '');
  await owner.shop.open(place);
  await owner.group.start.click();
  await expect(owner.group.panel).toBeVisible();
  const { group_order: group } = await groupCart(request, customer);
  const member = await openBrowser();
  await member.group.openInvitation(group.url ?? '');
  await expect(
    member.page.getByText(t('mode.delivery'), { exact: true }),
  ).toBeVisible();
  await member.group.join('Malika');
  await expect(member.group.mine).toBeVisible();
  await member.shop.add(place.plain[0]?.title ?? '');

  const home = await page.context().newPage();
  await home.goto('/');
  await way(home, t('mode.pickup')).check();
  const word = member.page
    .getByText(t('mode.pickup'), { exact: true })
    .filter({ visible: true });
  await expect(word.first()).toBeVisible();
  await expect(way(member.page, t('mode.pickup'))).toHaveCount(0);
  await expect(
    member.page.getByText(/^Ready in \d+ min$/).first(),
  ).toBeVisible();
  await expect(way(page, t('mode.pickup'))).toBeChecked();
  // to those who are invited now it is said, too
  const late = await openBrowser();
  await late.group.openInvitation(group.url ?? '');
  await expect(
    late.page.getByText(t('mode.pickup'), { exact: true }),
  ).toBeVisible();
});
