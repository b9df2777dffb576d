// @module-tag both-engines
import { connectServices } from '@/server/compose';
import { beforeEach, describe, expect } from 'vitest';
import { runSimulator } from '@/example/simulator/simulator';
import { api, it } from '@/tests/support/api/api-test';
import {
  type CardDesk,
  cardDesk,
  CARDS,
} from '@/tests/example/support/card-order';
import {
  createFilledCart,
  createShopper,
  orderBody,
} from '@/tests/support/factories/cart';
import { placeOrder, stockLeft } from '@/tests/support/factories/order';

const START = new Date('2026-11-18T07:00:00Z');
const OPERATOR = { token: 'operator-token-for-tests' };
let desk: CardDesk;

beforeEach(() => {
  api.setNow(START);
  desk = cardDesk(api, { now: START });
});

const advance = (id: number, status: string) =>
  api.post(`/dashboard/admin/orders/${id}/status`, { status }, OPERATOR);

describe('an order paid by card', () => {
  it('waits for its payment: nobody cooks it, it is not confirmed, its page is for its owner', async () => {
    const { id, order, shopper, product } = await desk.place();
    expect(order).toMatchObject({
      status: 'new',
      awaiting_payment: true,
      pay_until: '2026-11-18T07:30:00.000Z',
      transaction: { status: 'progress', payment_system: { tag: 'card' } },
    });
    expect(order.payment_url).toMatch(
      /^http:\/\/localhost:3000\/payments\/sandbox\/[\da-f-]{36}$/,
    );
    expect(await stockLeft(api.db, product.stockId)).toBe(98);
    expect(await desk.mails(id)).toBe(0);
    desk.pass(60_000);
    await runSimulator({ db: api.db, services: connectServices(api.env) });
    expect((await desk.row(id)).status).toBe('new');
    const refused = await advance(id, 'accepted');
    expect(refused.status).toBe(400);
    expect(refused.body.params.status).toEqual(['This order is not paid yet.']);
    const list = await api.get('/dashboard/admin/orders', OPERATOR);
    expect(JSON.stringify(list.body)).not.toContain('/payments/sandbox/');
    const stranger = await createShopper(api);
    expect(
      (await api.get(`/dashboard/user/orders/${id}`, stranger)).status,
    ).toBe(404);
    expect((await desk.show(id, shopper)).payment_url).toBe(order.payment_url);
  });

  it('is paid on a page in the language it was placed in', async () => {
    const { cartId, shop, shopper } = await createFilledCart(api);
    const { body } = await api.post(
      '/dashboard/user/orders?lang=ar',
      orderBody(cartId, shop.payments.card),
      shopper,
    );
    expect(new URL(body.data.payment_url).pathname).toMatch(
      /^\/ar\/payments\/sandbox\/[\da-f-]{36}$/,
    );
  });

  it('goes to its shop when it is paid, once, whoever says so first', async () => {
    const { id, order, shopper } = await desk.place();
    const paid = await desk.pay(order.payment_url);
    expect(paid.body.data).toMatchObject({
      status: 'paid',
      amount: order.total_price,
    });
    const back = await desk.comeBack(order.payment_url);
    expect(back.status).toBe(303);
    expect(back.headers.get('location')).toBe(`/orders/${id}?payment=paid`);
    expect(await desk.webhooks()).toBe(1);
    await desk.comeBack(order.payment_url);
    desk.pass(60_000);
    await desk.sweep();
    const shown = await desk.show(id, shopper);
    expect(shown).toMatchObject({
      awaiting_payment: false,
      pay_until: null,
      payment_url: null,
      version: 2,
      transaction: { status: 'paid', source: 'Visa •••• 4242' },
    });
    expect(await desk.mails(id)).toBe(1);
    expect((await desk.row(id)).nextStepAt).not.toBeNull();
    expect((await advance(id, 'accepted')).status).toBe(200);
  });

  it('is completed by a webhook alone, and by the sweeper alone', async () => {
    const [hook, swept] = [await desk.place(), await desk.place()];
    await desk.pay(hook.order.payment_url);
    await desk.webhooks();
    expect((await desk.row(hook.id)).awaitingPayment).toBe(false);
    await desk.pay(swept.order.payment_url);
    desk.pass(20_000);
    await desk.sweep();
    expect((await desk.row(swept.id)).awaitingPayment).toBe(false);
    expect(await desk.mails(swept.id)).toBe(1);
  });

  it('can be tried again on the same page after a refusal', async () => {
    const { id, order } = await desk.place();
    const declined = await desk.pay(order.payment_url, CARDS.decline);
    expect(declined.body.data).toMatchObject({
      status: 'open',
      declined: 'card_declined',
    });
    const back = await desk.comeBack(order.payment_url);
    expect(back.headers.get('location')).toBe(`/orders/${id}?payment=open`);
    await desk.pay(order.payment_url);
    await desk.webhooks();
    expect((await desk.row(id)).awaitingPayment).toBe(false);
    expect(await desk.attempts(id)).toHaveLength(1);
  });

  it('asks the bank of a card with 3-D: refused, then approved', async () => {
    const { id, order } = await desk.place();
    const path = `/sandbox/sessions/${desk.sessionOf(order.payment_url)}/challenge`;
    const asked = await desk.pay(order.payment_url, CARDS.challenge);
    expect(asked.body.data.status).toBe('challenge');
    const refused = await api.post(path, { answer: 'refuse' });
    expect(refused.body.data).toMatchObject({
      status: 'open',
      declined: 'challenge_failed',
    });
    await desk.pay(order.payment_url, CARDS.challenge);
    await api.post(path, { answer: 'approve' });
    await desk.webhooks();
    expect((await desk.row(id)).awaitingPayment).toBe(false);
  });

  it('is not paid while the bank is silent; then it is', async () => {
    const { id, order } = await desk.place();
    await desk.pay(order.payment_url, CARDS.timeoutSuccess);
    const back = await desk.comeBack(order.payment_url);
    expect(back.headers.get('location')).toBe(`/orders/${id}?payment=open`);
    desk.pass(1_000);
    await desk.webhooks();
    expect((await desk.row(id)).awaitingPayment).toBe(true);
    desk.pass(10_000);
    await desk.webhooks();
    expect((await desk.row(id)).awaitingPayment).toBe(false);
  });

  it('is not paid when the silent bank says no, and can be paid again', async () => {
    const { id, order, shop, shopper } = await desk.place();
    await desk.pay(order.payment_url, CARDS.timeoutFailure);
    const waiting = await desk.again(id, shopper, shop.payments.cash);
    expect(waiting.status).toBe(409);
    expect(waiting.body.message).toBe(
      'Your payment is being processed. Please wait a moment.',
    );
    desk.pass(10_000);
    await desk.webhooks();
    expect((await desk.show(id, shopper)).transaction.status).toBe('rejected');
    const again = await desk.again(id, shopper, shop.payments.card);
    expect(again.body.data).toMatchObject({ status: 'progress' });
    expect(again.body.data.url).not.toBe(order.payment_url);
    await desk.pay(again.body.data.url);
    await desk.webhooks();
    expect((await desk.row(id)).awaitingPayment).toBe(false);
  });

  it('refuses numbers, dates and codes that no card has, with params', async () => {
    const { order } = await desk.place();
    const path = `/sandbox/sessions/${desk.sessionOf(order.payment_url)}/pay`;
    const wrong = { number: '4242424242424241', expires: '01/20', cvc: '1' };
    const answer = await api.post(path, wrong);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.params).sort()).toEqual([
      'cvc',
      'expires',
      'number',
    ]);
    expect((await api.get('/sandbox/sessions/nobody')).status).toBe(404);
  });

  it('is one order, one attempt and one page for 20 parallel posts', async () => {
    const first = await desk.place('parallel');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        placeOrder(api, first.shopper, first.body, 'parallel'),
      ),
    );
    for (const { body, status } of answers)
      expect([status, body]).toEqual([200, first.answer.body]);
    expect(await desk.attempts(first.id)).toHaveLength(1);
  });
});
