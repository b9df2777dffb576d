import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { type Sofra, sofraIn } from '@/tests/e2e/fixtures/sofra';
import {
  backCacheBrowser,
  withBackCache,
} from '@/tests/e2e/support/back-cache';
import type { DinnerPlace } from '@/tests/e2e/support/city';
import { ordersOf } from '@/tests/e2e/support/customers';
import { untilHydrated } from '@/tests/e2e/support/keyboard';
import { moveOrder } from '@/tests/e2e/support/operator';
import { orderDinner } from '@/tests/e2e/support/orders';

test.use({ launchOptions: backCacheBrowser });

/** The dish is in the cart of the page, and the server has it. */
async function addFirst(
  { header, page, shop }: Sofra,
  place: DinnerPlace,
): Promise<void> {
  const stream = streamOf(page);
  await shop.open(place);
  await shop.add(place.plain[0]?.title ?? '');
  await expect(header.cart).toHaveAccessibleName('Cart, 1 item');
  await expectServerCart(page, '"quantity":1');
  // and the page knows that it has: one that waits for its answer stays as it is
  await page.waitForFunction(() =>
    /^\d/.test(localStorage.getItem('sofra:cart-version') ?? ''),
  );
  await stream;
}

/** The browser's one live stream is open: its tab has channel and lock. */
const streamOf = (page: Page) =>
  page.waitForResponse(/\/(dashboard\/user|rest)\/events/);

async function expectServerCart(page: Page, part: string): Promise<void> {
  const read = async () => {
    const answer = await page.request.get(
      '/api/v1/rest/cart/current?optional=1',
    );
    return answer.text();
  };
  await expect.poll(read).toContain(part);
}

test('a guest’s page comes back as it was left', async ({ page, sofra }) => {
  const back = await withBackCache(page);
  await page.goto('/');
  await untilHydrated(page);
  await back.leave();
  await back.returnsKept();
  await expect(sofra.header.logIn).toBeVisible();
});

test('a guest’s page with a cart comes back, and hears another tab again', async ({
  context,
  page,
  places,
  sofra,
}) => {
  const [place] = places;
  const [soup = '', bread = ''] = place.plain.map(({ title }) => title);
  const back = await withBackCache(page);
  await addFirst(sofra, place);
  const other = sofraIn(await context.newPage());
  await other.shop.open(place);
  await expect(other.header.cart).toHaveAccessibleName('Cart, 1 item');
  await back.leave();
  await back.returnsKept();
  await expect(sofra.header.cart).toHaveAccessibleName('Cart, 1 item');
  await other.shop.add(bread);
  await expect(sofra.header.cart).toHaveAccessibleName('Cart, 2 items');
  await sofra.shop.oneMore(soup);
  await expect(other.header.cart).toHaveAccessibleName('Cart, 3 items');
});

test('what was pressed as the page was left is there when it comes back', async ({
  page,
  places,
  sofra,
}) => {
  const [place] = places;
  const [soup = '', bread = ''] = place.plain.map(({ title }) => title);
  const back = await withBackCache(page);
  await addFirst(sofra, place);
  await sofra.shop.add(bread);
  await expect(sofra.header.cart).toHaveAccessibleName('Cart, 2 items');
  await back.leave();
  await expect(sofra.header.cart).toHaveAccessibleName('Cart, 2 items');
  await back.returnsKept();
  await expect(sofra.header.cart).toHaveAccessibleName('Cart, 2 items');
  await sofra.shop.oneMore(soup);
  await expectServerCart(page, '"quantity":2');
});

test('a page of an account comes back', async ({ customer, page, sofra }) => {
  expect(customer.id).toBeGreaterThan(0);
  const back = await withBackCache(page);
  const stream = streamOf(page);
  await sofra.orders.open();
  await expect(sofra.orders.heading).toBeVisible();
  await stream;
  await back.leave();
  await back.returnsKept();
  await expect(sofra.orders.heading).toBeVisible();
});

test('an order’s page comes back as the order is, and follows it again', async ({
  customer,
  page,
  places,
  request,
  sofra,
}) => {
  const id = await orderDinner(request, customer, places[0]);
  const back = await withBackCache(page);
  const state = (key: string) =>
    page
      .getByRole('main')
      .locator('header')
      .getByText(sofra.t(key), { exact: true });
  const stream = streamOf(page);
  await page.goto(`/orders/${id}`);
  await stream;
  await back.leave();
  await moveOrder(request, id, 'accepted');
  await back.returnsKept();
  await expect(state('order.status.accepted')).toBeVisible();
  await moveOrder(request, id, 'ready');
  await expect(state('order.status.ready')).toBeVisible();
  expect((await ordersOf(request, customer))[0]?.id).toBe(id);
});

test('a page comes anew in the language that was chosen meanwhile', async ({
  baseURL,
  context,
  page,
}) => {
  const back = await withBackCache(page);
  await page.goto('/');
  await untilHydrated(page);
  await back.leave();
  await context.addCookies([
    { name: 'locale', value: 'ru', url: baseURL ?? '', sameSite: 'Lax' },
  ]);
  await back.returnsAnew('/ru');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test('a page comes anew with a cart that was changed on a later one', async ({
  page,
  places,
  sofra,
}) => {
  const [place, next] = places;
  const [soup = '', bread = ''] = place.plain.map(({ title }) => title);
  const back = await withBackCache(page);
  await addFirst(sofra, place);
  await back.leave(`/${next.type}/${next.id}`);
  await expect(sofra.cart.line(soup)).toBeVisible();
  await sofra.cart.oneMore(soup);
  await expect(sofra.header.cart).toHaveAccessibleName('Cart, 2 items');
  await expectServerCart(page, '"quantity":2');
  await back.returnsAnew(`/${place.type}/${place.id}`);
  await expect(sofra.header.cart).toHaveAccessibleName('Cart, 2 items');
  await sofra.shop.add(bread);
  await expect(sofra.header.cart).toHaveAccessibleName('Cart, 3 items');
});

test.describe('after a log-out', () => {
  // a call that is under way when the token ends
  test.use({ allowedStatuses: [401] });

  test('Back leads to no page of the account', async ({
    customer,
    page,
    sofra,
  }) => {
    expect(customer.id).toBeGreaterThan(0);
    const back = await withBackCache(page);
    const stream = streamOf(page);
    await sofra.orders.open();
    await expect(sofra.orders.heading).toBeVisible();
    await stream;
    await back.leave('/terms');
    await sofra.header.logOut();
    await expect(sofra.header.logIn).toBeVisible();
    await expect(page).toHaveURL('/');
    // to the page of words, as the account left it: a step of the router
    await page.goBack();
    await expect(page).toHaveURL('/terms');
    await expect(sofra.header.logIn).toBeVisible();
    await back.returnsAnew('/login?from=%2Forders');
    await expect(sofra.header.account).toBeHidden();
  });

  test('in another tab Back leads to no page of the account, either', async ({
    context,
    customer,
    page,
    sofra,
  }) => {
    expect(customer.id).toBeGreaterThan(0);
    const back = await withBackCache(page);
    const stream = streamOf(page);
    await page.goto('/');
    await expect(sofra.header.account).toBeVisible();
    await stream;
    await back.leave('/terms');
    const other = sofraIn(await context.newPage());
    await other.page.goto('/terms');
    await other.header.logOut();
    await expect(other.header.logIn).toBeVisible();
    await expect(sofra.header.logIn).toBeVisible();
    await back.returnsAnew('/');
    await expect(sofra.header.logIn).toBeVisible();
  });
});
