import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { asOperator } from '@/tests/e2e/support/operator';
import { orderDinner } from '@/tests/e2e/support/orders';

const acts = '**/api/v1/rest/kitchen/boards/*/orders/*/acts*';

/** The ticket of an order, by the name it has there. */
const ticketOn = (page: Page, number: number) =>
  page.getByRole('article', { name: `Order ${number}`, exact: true });

test('two tablets hear an order, agree at once, and a press without a network is sent once', async ({
  customer,
  openBrowser,
  page: first,
  places: [place],
  request,
}) => {
  const { url } = await asOperator<{ url: string }>(
    request,
    'POST',
    `/shops/${place.id}/board`,
    {},
  );
  const path = new URL(url).pathname;
  const { page: second } = await openBrowser();
  const answer = await first.goto(path);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  });
  await expect(first.locator('link[rel=manifest]')).toHaveAttribute(
    'href',
    `${path}/manifest.webmanifest`,
  );
  await second.goto(path);
  for (const page of [first, second])
    await expect(page.getByText('Live', { exact: true })).toBeVisible();

  const id = await orderDinner(request, customer, place);
  const read = async () => {
    const order = await request.get(`/api/v1/dashboard/user/orders/${id}`, {
      headers: { Authorization: `Bearer ${customer.token}` },
    });
    const { data } = (await order.json()) as {
      data: { status: string; number_of_day: number };
    };
    return data;
  };
  const { number_of_day: number } = await read();
  for (const page of [first, second]) {
    await expect(ticketOn(page, number)).toBeVisible();
    await expect(page).toHaveTitle(/^\(\d+\) New orders/);
  }

  await second.context().setOffline(true);
  await expect(second.getByText('Reconnecting…')).toBeVisible();
  let sent = 0;
  await second.route(acts, (route) => {
    sent += 1;
    return route.continue();
  });
  const late = ticketOn(second, number);
  // whole, also where other new orders of this server stand before it
  await late.getByRole('button').first().click();
  await late.getByRole('button', { name: /^Accept, ready in 30 min/ }).click();
  await expect(late.getByText('Not sent yet')).toBeVisible();
  expect((await read()).status).toBe('new');

  await second.context().setOffline(false);
  await expect(late.getByText('Not sent yet')).toBeHidden();
  await expect.poll(async () => (await read()).status).toBe('accepted');
  expect(sent).toBeGreaterThan(0);
  const cooking = first.getByRole('region', { name: /^Cooking/ });
  await expect(
    cooking.getByRole('article', { name: `Order ${number}`, exact: true }),
  ).toBeVisible();
});
