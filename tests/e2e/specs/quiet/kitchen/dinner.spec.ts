import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { ShopNotifyDto } from '@/server/contracts/kitchen/notify';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { newNationalPhone } from '@/tests/e2e/support/customers';
import {
  linkBoard,
  linksTo,
  openBoard,
  orderTwo,
  quietPlace,
} from '@/tests/e2e/support/kitchen';
import { asOperator } from '@/tests/e2e/support/operator';
import {
  type HookCall,
  isSigned,
  openWebhookReceiver,
  type WebhookReceiver,
} from '@/tests/support/api/webhook-receiver';

let receiver: WebhookReceiver;

test.beforeAll(async () => {
  receiver = await openWebhookReceiver();
});

test.afterAll(() => receiver.close());

/** The calls about an order; one that came again, by its id, is under the same. */
function heardOf(order: number): Map<string, HookCall[]> {
  const heard = new Map<string, HookCall[]>();
  for (const call of receiver.calls)
    if (call.body.order?.number === order)
      heard.set(call.body.id, [...(heard.get(call.body.id) ?? []), call]);
  return heard;
}

/** Opens the newest link to that address, as whoever has the message does. */
async function openLink(
  page: Page,
  address: string,
  kind: 'ring' | 'ticket',
): Promise<void> {
  const newest = async () => (await linksTo(page.request, address, kind))[0];
  await expect.poll(newest).toBeDefined();
  await page.goto((await newest()) ?? '');
}

test('a dinner is heard by mail, SMS, webhook and board, and all hands follow it to its end', async ({
  baseURL,
  customer,
  openBrowser,
  page,
  places,
  request,
}) => {
  test.slow();
  const place = quietPlace(places);
  const mail = `kitchen-${randomUUID()}@shop.example`;
  const phone = `+998${newNationalPhone()}`;
  const notify = `/shops/${place.id}/notify`;
  const told = await asOperator<ShopNotifyDto>(request, 'PUT', notify, {
    email: [mail],
    sms: [phone],
    webhook: [receiver.url],
  });
  const secret = told.ways.find(({ kind }) => kind === 'webhook')?.secret ?? '';
  expect(secret).toMatch(/^whsec_/);

  // the ring: the links of mail and SMS pressed, the webhook's 2xx
  await asOperator(request, 'POST', `${notify}/ring`);
  const { page: ticket } = await openBrowser({ javaScriptEnabled: false });
  for (const address of [mail, phone]) {
    await openLink(ticket, address, 'ring');
    await ticket.getByRole('button', { name: 'Yes, we hear you' }).click();
    await expect(ticket.getByRole('heading', { level: 1 })).toHaveText(
      'Thank you',
    );
  }
  await expect
    .poll(async () => {
      const { ways } = await asOperator<ShopNotifyDto>(request, 'GET', notify);
      return ways.filter(({ proved_at: at }) => at !== null).length;
    })
    .toBe(3);

  const { page: tablet } = await openBrowser();
  const board = await openBoard(tablet, await linkBoard(request, place.id));
  receiver.failWith({ status: 500 });
  const { id, number } = await orderTwo(request, customer, place);
  await page.goto(`/orders/${id}`);
  const headline = page.getByRole('main').locator('header').first();
  await expect(headline).toContainText(
    `${place.title} still has to accept your order.`,
  );
  await expect(board.ticket(number, board.column('New'))).toBeVisible();
  await expect.poll(() => heardOf(id).size).toBe(1);
  receiver.failWith(null);
  await openLink(ticket, mail, 'ticket');
  await expect(ticket.getByRole('heading', { level: 1 })).toHaveText(
    `Order ${number}`,
  );

  await ticket.getByRole('button', { name: /^20 min/ }).click();
  await expect(ticket.getByRole('status')).toHaveText(
    'Accepted. The customer has been told.',
  );
  await expect(headline).toContainText(/Accepted, ready by \d\d:\d\d/);
  const cooking = board.ticket(number, board.column('Cooking'));
  await expect(cooking).toBeVisible();

  await board.unfold(number);
  const [, dish] = place.plain;
  await board.sellOut(number, dish.title);
  const question = page.getByRole('region', {
    name: `Sold out: ${dish.title}`,
  });
  await question.getByRole('button', { name: /^Leave it out/ }).click();
  await expect(question).toBeHidden();
  await ticket.reload();
  await expect(
    ticket.getByRole('listitem').filter({ hasText: dish.title }),
  ).toContainText('Left out: sold out');

  // a press on what the customer has changed since would be told as stale
  await expect(cooking).not.toContainText('the customer decides');
  await cooking.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(headline).toContainText(`It waits for you at ${place.title}.`);
  await ticket.reload();
  await ticket.getByRole('button', { name: 'Handed to the customer' }).click();
  await expect(headline).toContainText(/Picked up at \d\d:\d\d/);
  await expect(board.ticket(number)).toBeHidden();

  // the refused call came again, as it was, and was signed anew
  const again = () => [...heardOf(id).values()][0]?.length;
  await expect.poll(again, { timeout: 20_000 }).toBe(2);
  const [placed = [], changed = [], ...more] = heardOf(id).values();
  expect(more).toEqual([]);
  for (const call of [...placed, ...changed])
    expect(isSigned(call, secret)).toBe(true);
  expect(placed[1]?.text).toBe(placed[0]?.text);
  expect(placed[0]?.body).toMatchObject({
    event: 'order.placed',
    order: { number_of_day: number, type: 'pickup', first_name: 'Dilnoza' },
  });
  expect(placed[0]?.body.ticket_url).toContain(`${baseURL}/ticket/`);
  expect(changed[0]?.body).toMatchObject({ event: 'order.changed' });
  // the link in the SMS opens the same order
  await openLink(ticket, phone, 'ticket');
  await expect(ticket.getByRole('main')).toContainText('Picked up at');
});
