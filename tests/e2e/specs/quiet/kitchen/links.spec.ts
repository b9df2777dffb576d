import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { dinnerPlaces } from '@/tests/e2e/support/city';
import { newNationalPhone } from '@/tests/e2e/support/customers';
import {
  linkBoard,
  linksTo,
  orderTwo,
  quietPlace,
} from '@/tests/e2e/support/kitchen';
import { asOperator, moveOrder } from '@/tests/e2e/support/operator';
import {
  openWebhookReceiver,
  type WebhookReceiver,
} from '@/tests/support/api/webhook-receiver';

let receiver: WebhookReceiver;

test.beforeAll(async () => {
  receiver = await openWebhookReceiver();
});

test.afterAll(() => receiver.close());

const FORGED = 'q7J_x-0vT2mGm0rPj5c6yQ1kzW4u8sLdEoXbRfHiNaM';
const CLOSED = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};

/** What mail scanners and previews do with a link: both methods, twice or so often; answers the statuses. */
async function scan(
  request: APIRequestContext,
  path: string,
  times = 2,
): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let time = 0; time < times; time += 1)
    for (const method of ['HEAD', 'GET']) {
      const answer = await request.fetch(path, { method, maxRedirects: 0 });
      expect(answer.headers(), `${method} ${path}`).toMatchObject(CLOSED);
      statuses.add(answer.status());
    }
  return statuses;
}

test('whoever opens the links of a dinner without a press changes nothing, with and without a session', async ({
  context,
  customer,
  playwright,
  baseURL,
  request,
}) => {
  const shops = await dinnerPlaces(request, { type: 'shop' });
  const place = quietPlace(shops);
  const mail = `links-${randomUUID()}@shop.example`;
  const phone = `+998${newNationalPhone()}`;
  const notify = `/shops/${place.id}/notify`;
  await asOperator(request, 'PUT', notify, {
    email: [mail],
    sms: [phone],
    webhook: [receiver.url],
  });
  await asOperator(request, 'POST', `${notify}/ring`);
  const board = await linkBoard(request, place.id);
  const { id } = await orderTwo(request, customer, place);
  const ticketsTo = (address: string) => linksTo(request, address, 'ticket');
  const hooked = () =>
    receiver.calls.flatMap(({ body }) => body.ticket_url ?? []) as string[];
  await expect.poll(() => hooked().length).toBe(1);
  const links = [
    ...(await linksTo(request, mail, 'ring')),
    ...(await linksTo(request, phone, 'ring')),
    ...(await ticketsTo(mail)),
    ...(await ticketsTo(phone)),
    ...hooked().map((url) => new URL(url).pathname),
  ];
  expect(links).toHaveLength(5);
  const state = async () => ({
    order: await asOperator(request, 'GET', `/orders/${id}`),
    told: await asOperator(request, 'GET', `/orders/${id}/tellings`),
    ways: await asOperator(request, 'GET', notify),
    boards: await asOperator(request, 'GET', `/shops/${place.id}/board`),
  });
  const pages = [
    ...links,
    ...links
      .slice(2)
      .flatMap((path) =>
        ['refuse', 'print', 'sold-out'].map((view) => `${path}?view=${view}`),
      ),
    board,
    `${board}/manifest.webmanifest`,
  ];
  const stranger = await playwright.request.newContext({ baseURL });
  const before = await state();
  for (const hand of [stranger, context.request])
    for (const path of pages)
      expect([...(await scan(hand, path))], path).toEqual([200]);
  expect(await state()).toEqual(before);

  // revoked, forged and of another purpose: the same page to all of them
  await asOperator(request, 'DELETE', `/shops/${place.id}/board`);
  const token = (path: string) => path.split('/').at(-1) ?? '';
  const [ring = '', , ticket = ''] = links;
  const dead = [
    board,
    `/board/${FORGED}`,
    `/board/${token(ticket)}`,
    `/ticket/${FORGED}`,
    `/ticket/${token(ring)}`,
    `/ring/${FORGED}`,
    `/ring/${token(ticket)}`,
  ];
  // once each: thirty of them in ten minutes are too many tries
  for (const path of dead)
    expect([...(await scan(stranger, path, 1))], path).toEqual([404]);
  await moveOrder(request, id, 'accepted', 'ready', 'delivered');
  expect([...(await scan(stranger, ticket))]).toEqual([200]);
  await stranger.dispose();
});
