import { expect, test } from '@/tests/e2e/fixtures/app';
import { linkBoard, openBoard, readOrder } from '@/tests/e2e/support/kitchen';
import { orderDinner } from '@/tests/e2e/support/orders';

const acts = '**/api/v1/rest/kitchen/boards/*/orders/*/acts*';

test('two tablets hear an order, agree at once, and a press without a network is sent once', async ({
  customer,
  openBrowser,
  page: first,
  places: [place],
  request,
}) => {
  const path = await linkBoard(request, place.id);
  const { page: second } = await openBrowser();
  const { answer, column, ticket } = await openBoard(first, path);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  });
  await expect(first.locator('link[rel=manifest]')).toHaveAttribute(
    'href',
    `${path}/manifest.webmanifest`,
  );
  await openBoard(second, path);

  const id = await orderDinner(request, customer, place);
  const read = () => readOrder(request, customer, id);
  const { number } = await read();
  for (const page of [first, second]) {
    await expect(ticket(number, page)).toBeVisible();
    await expect(page).toHaveTitle(/^\(\d+\) New orders/);
  }

  await second.context().setOffline(true);
  await expect(second.getByText('Reconnecting…')).toBeVisible();
  let sent = 0;
  await second.route(acts, (route) => {
    sent += 1;
    return route.continue();
  });
  const late = ticket(number, second);
  // whole, also where other new orders of this server stand before it
  await late.getByRole('button').first().click();
  await late.getByRole('button', { name: /^Accept, ready in 30 min/ }).click();
  await expect(late.getByText('Not sent yet')).toBeVisible();
  expect((await read()).status).toBe('new');

  await second.context().setOffline(false);
  await expect(late.getByText('Not sent yet')).toBeHidden();
  await expect.poll(async () => (await read()).status).toBe('accepted');
  expect(sent).toBeGreaterThan(0);
  await expect(ticket(number, column('Cooking'))).toBeVisible();
});

test('the first press on a phone does what it is on, though it turns the sound on', async ({
  customer,
  openBrowser,
  places: [place],
  request,
}) => {
  await orderDinner(request, customer, place);
  const { page } = await openBrowser({ viewport: { width: 360, height: 780 } });
  // what Playwright evaluates counts as a press of somebody
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: undefined }),
  );
  await openBoard(page, await linkBoard(request, place.id));
  const sound = page.getByRole('button', { name: 'Turn the sound on' });
  await expect(sound).toBeVisible();
  const silence = page.getByRole('button', { name: 'Silence' });
  await silence.click();
  await expect(silence).toBeHidden();
  await expect(sound).toBeHidden();
});
