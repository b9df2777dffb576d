import { expect, test } from '@/tests/e2e/fixtures/app';
import { ordersOf } from '@/tests/e2e/support/customers';
import { orderDinner } from '@/tests/e2e/support/orders';

test('an order that was quicker than the connection is shown as it is', async ({
  customer,
  page,
  places,
  request,
  sofra,
}) => {
  const id = await orderDinner(request, customer, places[0]);
  await page.route('**/dashboard/user/events**', async (route) => {
    await expect
      .poll(async () => (await ordersOf(request, customer))[0]?.status, {
        timeout: 30_000,
      })
      .toBe('delivered');
    await route.continue();
  });
  await page.goto(`/orders/${id}`);
  await sofra.order.arrives(sofra.t('order.status.pickedUp'));
  // what is asked for at the test's end must not outlive it
  await page.unrouteAll({ behavior: 'wait' });
});

test('two tabs follow the same order to its end', async ({
  context,
  customer,
  page,
  places,
  request,
  sofra,
}) => {
  const id = await orderDinner(request, customer, places[0]);
  const second = await context.newPage();
  await Promise.all([page.goto(`/orders/${id}`), second.goto(`/orders/${id}`)]);
  const pickedUp = sofra.t('order.status.pickedUp');
  for (const tab of [page, second])
    await expect(
      tab
        .getByRole('main')
        .locator('header')
        .getByText(pickedUp, { exact: true }),
    ).toBeVisible({ timeout: 30_000 });
});
