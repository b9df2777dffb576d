import type { APIRequestContext, Route } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { type Customer, ordersOf } from '@/tests/e2e/support/customers';
import { fillDinner } from '@/tests/e2e/support/orders';

const ORDERS = '**/api/v1/dashboard/user/orders?**';

test.beforeEach(async ({ customer, places, request, sofra }) => {
  await fillDinner(request, customer, places[0]);
  const { checkout } = sofra;
  await checkout.open();
  await checkout.findAddress('Navoi 12');
  await checkout.phone.fill('+998901234567');
  await checkout.payCash();
  await expect(checkout.place).toContainText('·');
});

async function expectOneOrder(request: APIRequestContext, customer: Customer) {
  expect(await ordersOf(request, customer)).toHaveLength(1);
}

const isPost = (route: Route) => route.request().method() === 'POST';

test('pressing "Place order" twice makes one order', async ({
  customer,
  page,
  request,
  sofra,
}) => {
  let posts = 0;
  await page.route(ORDERS, async (route) => {
    if (isPost(route)) posts += 1;
    await route.continue();
  });
  await sofra.checkout.place.dblclick();
  await sofra.order.opened();
  expect(posts).toBe(1);
  await expectOneOrder(request, customer);
  await page.goBack();
  await expect(sofra.checkout.place).toHaveCount(0);
  await expectOneOrder(request, customer);
});

test('a reload while the order is being placed ends at that order', async ({
  customer,
  page,
  request,
  sofra,
}) => {
  let isMade = false;
  await page.route(ORDERS, async (route) => {
    if (isMade || !isPost(route)) return route.continue();
    await route.fetch();
    // The answer stays away; the page is loaded again while it waits for it.
    isMade = true;
  });
  await sofra.checkout.place.click();
  await expect.poll(() => isMade).toBe(true);
  await page.reload();
  await sofra.order.opened();
  await expectOneOrder(request, customer);
  await page.reload();
  await sofra.order.opened();
  await expectOneOrder(request, customer);
});
