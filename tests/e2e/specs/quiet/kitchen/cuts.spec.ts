import { randomUUID } from 'node:crypto';
import { expect, test } from '@/tests/e2e/fixtures/app';
import {
  linkBoard,
  linksTo,
  openBoard,
  orderTwo,
  quietPlace,
  readOrder,
} from '@/tests/e2e/support/kitchen';
import { asOperator } from '@/tests/e2e/support/operator';

// a call without an answer
test.use({ allowedStatuses: [0] });

test('a cut at each step loses nothing, on the board and on the customer’s page', async ({
  context,
  customer,
  openBrowser,
  page,
  places,
  request,
}) => {
  test.slow();
  const place = quietPlace(places, -2);
  const { page: tablet } = await openBrowser();
  const board = await openBoard(tablet, await linkBoard(request, place.id));
  const { id, number } = await orderTwo(request, customer, place);
  await page.goto(`/orders/${id}`);
  const headline = page.getByRole('main').locator('header').first();
  await expect(headline).toContainText('still has to accept your order.');
  await board.unfold(number);
  const unsent = tablet.getByText('Not sent yet');
  // what has ended stands on no board
  for (const { press, says, tickets } of [
    { press: /^Accept, ready in 20 min/, says: /ready by/, tickets: 1 },
    { press: 'Ready', says: 'It waits for you', tickets: 1 },
    { press: 'Handed over', says: /Picked up at/, tickets: 0 },
  ]) {
    await tablet.context().setOffline(true);
    await context.setOffline(true);
    await expect(tablet.getByText('Reconnecting…')).toBeVisible();
    await board
      .ticket(number)
      .getByRole('button', { name: press, exact: true })
      .click();
    await expect(board.ticket(number)).toHaveCount(tickets);
    await expect(unsent).toHaveCount(tickets);
    await expect(headline).not.toContainText(says);
    await tablet.context().setOffline(false);
    await expect(unsent).toHaveCount(0);
    await context.setOffline(false);
    await expect(headline).toContainText(says);
  }
  expect((await readOrder(request, customer, id)).status).toBe('delivered');
});

test('presses that wait outlive a reload without a network, and one after a cancel is told', async ({
  customer,
  openBrowser,
  page,
  places,
  request,
}) => {
  test.slow();
  const place = quietPlace(places, -2);
  const { page: tablet } = await openBrowser();
  const board = await openBoard(tablet, await linkBoard(request, place.id));
  const kept = await orderTwo(request, customer, place);
  const lost = await orderTwo(request, customer, place);
  await expect(board.ticket(lost.number)).toBeVisible();
  await tablet.context().setOffline(true);
  for (const { number } of [kept, lost]) {
    const ticket = board.ticket(number);
    await board.unfold(number);
    await ticket.getByRole('button', { name: /^Accept, ready in 45/ }).click();
    await expect(ticket.getByText('Not sent yet')).toBeVisible();
  }
  await tablet.reload();
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText(
    'You are offline',
  );
  await page.goto(`/orders/${lost.id}`);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Cancel order' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This order was cancelled',
  );

  // the page without a network opens the board by itself
  await tablet.context().setOffline(false);
  await expect(
    tablet.getByText(
      new RegExp(
        `^Order ${lost.number} was cancelled at .*, before your press arrived`,
      ),
    ),
  ).toBeVisible();
  await expect(
    board.ticket(kept.number, board.column('Cooking')),
  ).toBeVisible();
  const statusOf = async ({ id }: { id: number }) =>
    (await readOrder(request, customer, id)).status;
  await expect.poll(() => statusOf(kept)).toBe('accepted');
  expect(await statusOf(lost)).toBe('cancelled');
});

test('a ticket’s form whose answer was lost is pressed again: it shows how things are, and nothing happens twice', async ({
  customer,
  openBrowser,
  places,
  request,
}) => {
  const place = quietPlace(places, -2);
  const mail = `cuts-${randomUUID()}@shop.example`;
  await asOperator(request, 'PUT', `/shops/${place.id}/notify`, {
    email: [mail],
  });
  const { id } = await orderTwo(request, customer, place);
  const { page } = await openBrowser({ javaScriptEnabled: false });
  await expect.poll(() => linksTo(request, mail, 'ticket')).toHaveLength(1);
  const [path = ''] = await linksTo(request, mail, 'ticket');
  const told = async () => {
    const answer = await request.get(
      `/api/v1/dev/outbox?to=${encodeURIComponent(customer.email)}`,
    );
    return (await answer.json()) as unknown;
  };
  const presses = [
    { press: /^30 min/, status: 'accepted', said: 'Accepted.' },
    { press: 'Ready for pickup', status: 'ready', said: 'Marked as ready.' },
    {
      press: 'Handed to the customer',
      status: 'delivered',
      said: 'Handed over.',
    },
  ] as const;
  for (const { press, said, status } of presses) {
    await page.goto(path);
    let answers = 0;
    await page.route(`**${path}`, async (route) => {
      await route.fetch({ maxRedirects: 0 });
      answers += 1;
      // the browser stays where it is, as after a cut while it waited
      await route.abort('aborted');
    });
    await page.getByRole('button', { name: press }).click();
    await expect.poll(() => answers).toBe(1);
    await page.unroute(`**${path}`);
    expect((await readOrder(request, customer, id)).status).toBe(status);
    const before = await told();
    await page.getByRole('button', { name: press }).click();
    await expect(page.getByRole('status')).toContainText(said);
    expect(await told()).toEqual(before);
  }
});

test('a customer’s answer or cancel without a network is said not to count, and counts when it is back', async ({
  context,
  customer,
  openBrowser,
  page,
  places,
  request,
}) => {
  const place = quietPlace(places, -2);
  const { page: tablet } = await openBrowser();
  const board = await openBoard(tablet, await linkBoard(request, place.id));
  const { id, number } = await orderTwo(request, customer, place);
  await page.goto(`/orders/${id}`);
  await board.unfold(number);
  const [, dish] = place.plain;
  await board.sellOut(number, dish.title);
  const question = page.getByRole('region', {
    name: `Sold out: ${dish.title}`,
  });
  const leave = question.getByRole('button', { name: /^Leave it out/ });
  await expect(leave).toBeVisible();
  await context.setOffline(true);
  await leave.click();
  await expect(page.getByText('Your answer was not saved')).toBeVisible();
  await context.setOffline(false);
  await leave.click();
  await expect(question).toBeHidden();

  const cancel = page.getByRole('button', { name: 'Cancel the order' });
  const confirm = page
    .getByRole('dialog')
    .getByRole('button', { name: 'Cancel order' });
  await cancel.click();
  await expect(confirm).toBeVisible();
  await context.setOffline(true);
  await confirm.click();
  await expect(page.getByText('The order was not cancelled')).toBeVisible();
  expect((await readOrder(request, customer, id)).status).toBe('new');
  await context.setOffline(false);
  await cancel.click();
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This order was cancelled',
  );
  await expect(
    tablet.getByText(new RegExp(`^Order ${number} was cancelled at`)),
  ).toBeVisible();
});
