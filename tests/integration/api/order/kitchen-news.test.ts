import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished } from 'vitest';
import { forgetCached } from '@/server/caches/catalogue-cache';
import type { OrderDto } from '@/server/contracts/order/order';
import { users } from '@/server/db/schema/account/users';
import { outboxMessages } from '@/server/db/schema/settings';
import { orders } from '@/server/db/schema/orders';
import { api, it } from '@/tests/support/api/api-test';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { createGroup, uuidOf } from '@/tests/support/factories/group';
import { placeOrder, topUpWallet } from '@/tests/support/factories/order';
import { kitchenDoes } from '@/tests/support/kitchen/kitchen-hand';

/** 18:20 in Tashkent, where the shops are. */
const NOW = new Date('2026-11-21T13:20:00Z');
const ORDERS = '/dashboard/user/orders';

let filled: Awaited<ReturnType<typeof createFilledCart>>;
let title: string;

beforeEach(async () => {
  api.setNow(NOW);
  onTestFinished(() => api.setNow(null));
  filled = await createFilledCart(api);
  // the process keeps the shops that there were
  forgetCached('');
  const { data } = (await api.get(`/rest/shops/${filled.shop.id}`)).body;
  ({ title } = data.translation);
});

async function place(
  wish: Record<string, unknown> = {},
  payment: 'cash' | 'wallet' = 'cash',
): Promise<number> {
  const { cartId, shop, shopper } = filled;
  const body = orderBody(cartId, shop.payments[payment], wish);
  const answer = await placeOrder(api, shopper, body);
  expect(answer.status).toBe(200);
  return answer.body.data.id;
}

const read = async (id: number): Promise<OrderDto> =>
  (await api.get(`${ORDERS}/${id}`, filled.shopper)).body.data;

async function lastMail(): Promise<string> {
  const [user] = await api.db
    .select()
    .from(users)
    .where(eq(users.id, filled.shopper.userId));
  const mails = await api.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, user?.email ?? ''))
    .orderBy(asc(outboxMessages.id));
  return mails.at(-1)?.body ?? '';
}

async function lastNotice(lang = 'en') {
  const { body } = await api.get(
    `/dashboard/notifications?lang=${lang}`,
    filled.shopper,
  );
  return body.data[0];
}

const does = (id: number, act: Parameters<typeof kitchenDoes>[2]) =>
  kitchenDoes(api, id, act, NOW);

describe('an order that nobody has accepted', () => {
  it('says since when it waits, and its mail that the shop still has to accept it', async () => {
    const id = await place();
    expect(await read(id)).toMatchObject({
      status: 'new',
      number_of_day: 1,
      unanswered_from: '2026-11-21T13:25:00.000Z',
      accepted_at: null,
      ready_by: null,
      ready_at: null,
      refused_reason: null,
      refused_note: null,
    });
    expect(await lastMail()).toContain(
      `${title} still has to accept your order ${id}.`,
    );
    const { body } = await api.get(`${ORDERS}/paginate`, filled.shopper);
    expect(body.data[0]).toMatchObject({
      number_of_day: 1,
      unanswered_from: '2026-11-21T13:25:00.000Z',
    });
  });

  it('waits for nobody where its shop never heard of it', async () => {
    const id = await place();
    await api.db
      .update(orders)
      .set({ answerFrom: null, heardFrom: null, numberOfDay: null })
      .where(eq(orders.id, id));
    expect(await read(id)).toMatchObject({
      number_of_day: null,
      unanswered_from: null,
    });
  });
});

describe('what its kitchen says of an order', () => {
  it('comes to page, mail and inbox when it accepts', async () => {
    const id = await place();
    await does(id, { kind: 'accept', minutes: 20 });
    expect(await read(id)).toMatchObject({
      status: 'accepted',
      accepted_at: NOW.toISOString(),
      ready_by: '2026-11-21T13:40:00.000Z',
      unanswered_from: null,
    });
    expect(await lastMail()).toContain('Ready by 18:40.');
    expect(await lastNotice()).toMatchObject({
      title: `${title} accepted your order`,
      body: expect.stringMatching(
        /^Ready by 18:40\. Order \d+ arrives between/,
      ),
    });
    await does(id, { kind: 'ready' });
    expect((await read(id)).ready_at).toBe(NOW.toISOString());
  });

  it('is why it could not take it, in its own words, and where the money is', async () => {
    await topUpWallet(api.db, filled.shopper.userId, 100_000);
    const id = await place({}, 'wallet');
    const note = 'No <b>lamb</b> today, sorry';
    await does(id, { kind: 'refuse', reason: 'sold_out', note });
    const order = await read(id);
    expect(order).toMatchObject({
      status: 'cancelled',
      refused_reason: 'sold_out',
      refused_note: note,
      unanswered_from: null,
    });
    const money = `$${order.total_price.toFixed(2)} is back in your wallet.`;
    const said = `${title} could not take it: sold out`;
    expect(await lastMail()).toContain(
      `${said}\n${title} writes: \u2068${note}\u2069\n${money}`,
    );
    expect(await lastNotice()).toMatchObject({
      title: said,
      body: `Order ${id} from ${title}. ${money}`,
    });
    expect((await lastNotice('de')).title).toMatch(
      /konnte sie nicht annehmen: ausverkauft$/,
    );
  });

  it('is its number for who fetches it', async () => {
    const id = await place({ delivery_type: 'pickup' });
    await does(id, { kind: 'accept', minutes: 15 });
    await does(id, { kind: 'ready' });
    const words = 'Number 1 · Say it at the counter.';
    expect(await lastMail()).toContain(words);
    expect((await lastNotice()).body).toBe(
      `Order ${id} waits for you at ${title}. ${words}`,
    );
  });

  it.each([
    ['closed', 'could not take it: closed'],
    ['too_busy', 'could not take it: too busy'],
    ['other', 'could not take it'],
  ] as const)('names the reason %s', async (reason, words) => {
    const id = await place();
    await does(id, { kind: 'refuse', reason, note: null });
    expect(await lastNotice()).toMatchObject({
      title: `${title} ${words}`,
      body: `Order ${id} from ${title}. Nothing was taken from you.`,
    });
    expect(await lastMail()).not.toContain('writes:');
  });

  it('is told to the members of a group, but not its own words', async () => {
    const group = await createGroup(api);
    const member = await group.join('Malika');
    await group.choose(member, [[group.dish, 1]]);
    const body = orderBody(group.cartId, group.shop.payments.cash);
    const { id } = (await placeOrder(api, group.owner, body)).body.data;
    const receipt = async () =>
      (await api.get(`/rest/cart/receipts/${uuidOf(member)}`)).body.data.order;
    expect(await receipt()).toMatchObject({ status: 'new', number_of_day: 1 });
    await does(id, { kind: 'refuse', reason: 'other', note: 'Ask Dilnoza' });
    const told = await receipt();
    expect(told).toMatchObject({ refused_reason: 'other' });
    expect(told).not.toHaveProperty('refused_note');
    expect(told).not.toHaveProperty('unanswered_from');
  });
});
