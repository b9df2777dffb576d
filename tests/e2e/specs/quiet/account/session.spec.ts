import { expect, test } from '@/tests/e2e/fixtures/app';
import { newCustomer, serverCart } from '@/tests/e2e/support/customers';
import { holdAnswers } from '@/tests/e2e/support/held-answers';
import type { BrowserContext } from '@playwright/test';

const WEEK_SECONDS = 7 * 24 * 3600;

async function expiryOf(context: BrowserContext, name: string) {
  const cookies = await context.cookies();
  return cookies.find((cookie) => cookie.name === name)?.expires;
}

test('"Keep me logged in" keeps the session seven days, without it the browser’s', async ({
  browser,
  context,
  page,
  request,
  sofra,
}) => {
  const customer = await newCustomer(request);
  await sofra.login.open();
  const before = Date.now() / 1000;
  await sofra.login.signIn(customer, true);
  await expect(sofra.header.account).toBeVisible();
  const after = Date.now() / 1000;
  for (const name of ['access_token', 'user']) {
    const ends = (await expiryOf(context, name)) ?? 0;
    // the cookie counts whole seconds
    expect(ends).toBeGreaterThan(before + WEEK_SECONDS - 1);
    expect(ends).toBeLessThan(after + WEEK_SECONDS + 1);
  }
  // No page is left that would notice the end of its session.
  await page.goto('about:blank');
  await context.clearCookies();
  await sofra.login.open();
  await sofra.login.signIn(customer, false);
  await expect(sofra.header.account).toBeVisible();
  expect(await expiryOf(context, 'access_token')).toBe(-1);
  expect(await expiryOf(context, 'user')).toBe(-1);
  await page.reload();
  await expect(sofra.header.account).toBeVisible();
  expect(browser.contexts()).toHaveLength(1);
});

test('logging out ends the token and forgets what belonged to the customer', async ({
  context,
  customer,
  page,
  places,
  request,
  sofra,
}) => {
  const [place] = places;
  const [soup] = place.plain;
  const { header, shop, t } = sofra;
  await shop.open(place);
  await page
    .getByRole('button', { name: t('shop.like', { name: place.title }) })
    .click();
  await shop.add(soup?.title ?? '');
  await expect(header.cart).toBeVisible();
  await expect.poll(() => serverCart(request, customer)).not.toBeNull();

  await header.logOut();
  await expect(header.logIn).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('access_token');
  expect(names).not.toContain('user');
  await expect(header.emptyCart).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.entries(localStorage)
          .filter(([name]) => name.startsWith('persist:'))
          .map(([, value]) => value)
          .join(),
      ),
    )
    .not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
  const answer = await request.get('/api/v1/dashboard/user/profile/show', {
    headers: { Authorization: `Bearer ${customer.token}` },
  });
  expect(answer.status()).toBe(401);
});

test.describe('a dead token', () => {
  test.use({ allowedStatuses: [401] });

  test('leads to /login with a word, and back after signing in', async ({
    context,
    customer,
    page,
    request,
    places,
    sofra,
  }) => {
    const [place] = places;
    const { login, shop, t } = sofra;
    // the press is to be what hears of the session's end: not the stream, nor what the page itself asks for
    const stream = '**/dashboard/user/events**';
    await holdAnswers(page, stream);
    const settled = Promise.all([
      page.waitForRequest(stream),
      page.waitForResponse('**/dashboard/user/likes**'),
      page.waitForResponse('**/profile/notifications-statistic**'),
    ]);
    await shop.open(place);
    await settled;
    await request.post('/api/v1/auth/logout', {
      headers: { Authorization: `Bearer ${customer.token}` },
      data: {},
    });
    await shop.add(place.plain[0]?.title ?? '');
    await expect(page).toHaveURL(
      new RegExp(`/login\\?from=%2Frestaurant%2F${place.id}`),
    );
    await expect(page.getByText(t('unauthorized'))).toBeVisible();
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain('access_token');
    await login.signIn(customer);
    await expect(page).toHaveURL(new RegExp(`/restaurant/${place.id}$`));
    await expect(shop.heading).toHaveText(place.title);
  });

  test('on a page of the account asks to sign in and goes on there', async ({
    context,
    customer,
    page,
    request,
    sofra,
  }) => {
    await request.post('/api/v1/auth/logout', {
      headers: { Authorization: `Bearer ${customer.token}` },
      data: {},
    });
    await sofra.orders.open();
    await expect(page).toHaveURL(/\/login\?from=%2Forders$/);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain('access_token');
    await sofra.login.signIn(customer);
    await expect(sofra.orders.heading).toBeVisible();
  });
});

test('after signing in nobody is led to another site', async ({
  baseURL,
  page,
  request,
  sofra,
}) => {
  const customer = await newCustomer(request);
  await sofra.login.open('/.//elsewhere.example');
  await sofra.login.signIn(customer);
  await expect(sofra.header.account).toBeVisible();
  expect(page.url()).toBe(`${baseURL ?? ''}/`);
});

test('the active saved address is where a new browser of the customer orders to', async ({
  customer,
  page,
  request,
  sofra,
}) => {
  const saved = await request.post('/api/v1/dashboard/user/addresses', {
    data: {
      address: 'Navoi Street 30',
      location: { latitude: 41.3043, longitude: 69.2401 },
      active: true,
    },
    headers: { Authorization: `Bearer ${customer.token}` },
  });
  expect(saved.ok()).toBe(true);
  await page.goto('/');
  await expect(
    sofra.header.header.getByRole('button', { name: /Navoi Street 30/ }),
  ).toBeVisible();
});
