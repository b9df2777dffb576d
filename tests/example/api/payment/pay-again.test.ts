import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import {
  type CardDesk,
  cardDesk,
  CARDS,
} from '@/tests/example/support/card-order';
import { createShopper, type Shopper } from '@/tests/support/factories/cart';
import { stockLeft, topUpWallet } from '@/tests/support/factories/order';

const START = new Date('2026-11-18T07:00:00Z');
const HALF_HOUR_MS = 30 * 60_000;
let desk: CardDesk;

beforeEach(() => {
  api.setNow(START);
  desk = cardDesk(api, { now: START });
});

const sessionStatus = async (url: string): Promise<string> =>
  (await api.get(`/sandbox/sessions/${desk.sessionOf(url)}`)).body.data.status;

describe('an order that awaits its payment', () => {
  it('goes on with the same page, also for a double post with one key', async () => {
    const { id, order, shop, shopper } = await desk.place();
    const answers = await Promise.all(
      ['k', 'k', 'other', undefined].map((key) =>
        desk.again(id, shopper, shop.payments.card, key),
      ),
    );
    for (const { body, status } of answers) {
      if (status === 409) continue;
      expect(body.data.url).toBe(order.payment_url);
    }
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await desk.attempts(id)).toHaveLength(1);
  });

  it('is paid by the wallet instead, and its card page is closed before', async () => {
    const { id, order, shop, shopper } = await desk.place();
    await topUpWallet(api.db, shopper.userId, 100_000);
    const paid = await desk.again(id, shopper, shop.payments.wallet, 'w');
    expect(paid.body.data).toMatchObject({ status: 'paid', url: null });
    expect(await sessionStatus(order.payment_url)).toBe('closed');
    expect((await desk.pay(order.payment_url)).body.data.status).toBe('closed');
    expect(await desk.show(id, shopper)).toMatchObject({
      awaiting_payment: false,
      transaction: { status: 'paid', payment_system: { tag: 'wallet' } },
    });
    const twice = await desk.again(id, shopper, shop.payments.wallet, 'w');
    expect(twice.body).toEqual(paid.body);
    expect(await desk.mails(id)).toBe(1);
    expect(await desk.ledgerSum()).toBe(0);
  });

  it('stays open when the wallet has too little, and is due at the door with cash', async () => {
    const { id, shop, shopper } = await desk.place();
    const poor = await desk.again(id, shopper, shop.payments.wallet);
    expect(poor.body.statusCode).toBe('ERROR_109');
    expect((await desk.row(id)).awaitingPayment).toBe(true);
    const cash = await desk.again(id, shopper, shop.payments.cash);
    expect(cash.body.data).toMatchObject({ status: 'progress', url: null });
    expect((await desk.row(id)).awaitingPayment).toBe(false);
    expect((await desk.row(id)).nextStepAt).not.toBeNull();
  });

  it('turns out to be paid when somebody wants to pay it otherwise', async () => {
    const { id, order, shop, shopper } = await desk.place();
    await topUpWallet(api.db, shopper.userId, 100_000);
    await desk.pay(order.payment_url);
    const answer = await desk.again(id, shopper, shop.payments.wallet);
    expect(answer.body.data).toMatchObject({
      status: 'paid',
      payment_system: { tag: 'card' },
      url: null,
    });
    const wallet = await api.get('/dashboard/user/profile/show', shopper);
    expect(wallet.body.data.wallet.price).toBe(1000);
  });

  it('is paid once by two tabs, one with the card, one with the wallet', async () => {
    const { id, order, shop, shopper } = await desk.place();
    await topUpWallet(api.db, shopper.userId, 100_000);
    await Promise.all([
      desk.pay(order.payment_url),
      desk.again(id, shopper, shop.payments.wallet),
      desk.again(id, shopper, shop.payments.card),
      desk.comeBack(order.payment_url),
    ]);
    await desk.webhooks();
    desk.pass(60_000);
    await desk.sweep();
    const attempts = await desk.attempts(id);
    expect(attempts.filter(({ status }) => status === 'paid')).toHaveLength(1);
    expect(await desk.mails(id)).toBe(1);
    expect(await desk.ledgerSum()).toBe(0);
  });

  it('is another’s: nobody else pays it, looks at it or opens its page', async () => {
    const { id, shop } = await desk.place();
    const [attempt] = await desk.attempts(id);
    const stranger = await createShopper(api);
    const get = (path: string) => api.get(path, stranger);
    const calls = await Promise.all([
      desk.again(id, stranger, shop.payments.card),
      get(`/dashboard/user/order-card-process?order_id=${id}`),
      get(`/dashboard/user/transactions/${attempt?.id}`),
      get('/dashboard/user/order-card-process'),
    ]);
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await api.post(`/payments/order/${id}/transactions`)).status).toBe(
      401,
    );
  });

  it('has its page also for older clients, by order and by cart', async () => {
    const { cartId, id, order, shopper } = await desk.place();
    const ask = (query: string, who: Shopper) =>
      api.get(`/dashboard/user/order-card-process?${query}`, who);
    for (const query of [`order_id=${id}`, `cart_id=${cartId}`])
      expect((await ask(query, shopper)).body.data).toEqual({
        url: order.payment_url,
      });
    await desk.pay(order.payment_url);
    expect((await ask(`order_id=${id}`, shopper)).body.data.url).toBe(
      `http://localhost:3000/orders/${id}`,
    );
  });
});

describe('money that is not for anything', () => {
  it('goes back by itself when the order was cancelled before it was paid', async () => {
    const { id, order, shopper } = await desk.place();
    await desk.pay(order.payment_url);
    await desk.cancel(id, shopper);
    await desk.webhooks();
    await desk.sweep();
    await desk.sweep();
    expect(await desk.refunds(id)).toEqual([
      { amountMinor: order.total_price * 100, status: 'done' },
    ]);
    expect((await desk.show(id, shopper)).transaction.status).toBe('refunded');
  });

  it('cannot be paid any more once the order is cancelled and swept', async () => {
    const { id, order, shopper } = await desk.place();
    await desk.cancel(id, shopper);
    await desk.sweep();
    expect((await desk.pay(order.payment_url)).body.data.status).toBe('closed');
    expect(await desk.refunds(id)).toEqual([]);
  });

  it('goes back once when a paid order is cancelled, also twice at once', async () => {
    const { id, order, product, shopper } = await desk.place();
    await desk.pay(order.payment_url);
    await desk.webhooks();
    const answers = await Promise.all([
      desk.cancel(id, shopper),
      desk.cancel(id, shopper),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    await Promise.all([desk.sweep(), desk.sweep()]);
    expect(await desk.refunds(id)).toEqual([
      { amountMinor: order.total_price * 100, status: 'done' },
    ]);
    const [attempt] = await desk.attempts(id);
    expect(attempt).toMatchObject({
      status: 'refunded',
      refundedMinor: attempt?.priceMinor,
    });
    expect(await stockLeft(api.db, product.stockId)).toBe(100);
  });
});

describe('an order that nobody pays', () => {
  it('is closed at the provider and cancelled in time: stock back, nothing to pay', async () => {
    const { id, order, product, shop, shopper } = await desk.place();
    desk.pass(HALF_HOUR_MS - 1_000);
    await desk.sweep();
    expect((await desk.row(id)).status).toBe('new');
    desk.pass(2_000);
    await desk.sweep();
    await desk.sweep();
    expect((await desk.row(id)).status).toBe('cancelled');
    expect(await stockLeft(api.db, product.stockId)).toBe(100);
    expect(await sessionStatus(order.payment_url)).toBe('closed');
    const late = await desk.again(id, shopper, shop.payments.cash);
    expect(late.status).toBe(409);
    expect((await desk.show(id, shopper)).payment_url).toBeNull();
  });

  it('is not cancelled while the bank has not decided', async () => {
    const { id, order } = await desk.place();
    desk.pass(HALF_HOUR_MS - 3_000);
    await desk.pay(order.payment_url, CARDS.timeoutSuccess);
    desk.pass(5_000);
    await desk.sweep();
    expect((await desk.row(id)).status).toBe('new');
    desk.pass(5 * 60_000);
    await desk.sweep();
    expect(await desk.row(id)).toMatchObject({
      status: 'new',
      awaitingPayment: false,
    });
  });
});
