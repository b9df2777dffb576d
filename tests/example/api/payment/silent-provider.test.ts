import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transactions } from '@/server/db/schema/payments';
import { users } from '@/server/db/schema/account/users';
import { shopTranslations } from '@/server/db/schema/catalogue';
import { sandboxSessions } from '@/server/db/schema/sandbox';
import { type ApiHarness, openApi } from '@/tests/support/api/api-harness';
import { brokenLine, faultyLine } from '@/tests/support/api/faulty-gateway';
import { type CardDesk, cardDesk } from '@/tests/example/support/card-order';
import { createCurrencies } from '@/tests/support/factories/currency';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { placeOrder, topUpWallet } from '@/tests/support/factories/order';

const START = new Date('2026-11-18T07:00:00Z');
const MINUTE_MS = 60_000;

const line = faultyLine();
let api: ApiHarness;
let desk: CardDesk;

beforeAll(async () => {
  api = await openApi({}, { gateway: line.through });
  await createCurrencies(api.db);
});
afterAll(() => api.close());
beforeEach(() => {
  line.faults = {};
  api.setNow(START);
  desk = cardDesk(api, { now: START }, line.through);
});

describe('a provider that does not answer', () => {
  it('leaves an order that can be paid again, on one page', async () => {
    line.faults = { open: brokenLine };
    const { answer, id, shop, shopper } = await desk.place('silent');
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      awaiting_payment: true,
      payment_url: null,
    });
    const still = await desk.again(id, shopper, shop.payments.card);
    expect(still.body.data).toMatchObject({ status: 'progress', url: null });
    const wallet = await desk.again(id, shopper, shop.payments.cash);
    expect([wallet.status, wallet.headers.get('retry-after')]).toEqual([
      503,
      '5',
    ]);
    line.faults = {};
    const { url } = (await desk.again(id, shopper, shop.payments.card)).body
      .data;
    await desk.pay(url);
    await desk.webhooks();
    expect((await desk.row(id)).awaitingPayment).toBe(false);
    expect(await desk.attempts(id)).toHaveLength(1);
  });

  it('or answered somebody who is gone: the same page is found by the sweeper', async () => {
    let opened = 0;
    line.faults = {
      open: async (charge, signal) => {
        line.faults = {};
        opened += 1;
        await desk.services().gateways.inForce?.open(charge, signal);
        throw new Error('the answer was lost');
      },
    };
    const { id, shopper } = await desk.place();
    desk.pass(20_000);
    await desk.sweep();
    const [attempt] = await desk.attempts(id);
    const pages = await api.db
      .select()
      .from(sandboxSessions)
      .where(eq(sandboxSessions.attempt, attempt?.uuid ?? ''));
    expect([opened, pages.map((page) => page.id)]).toEqual([
      1,
      [attempt?.providerRef],
    ]);
    expect((await desk.show(id, shopper)).payment_url).toBe(attempt?.payUrl);
  });

  it('may be asked after a crash in the middle: the same order, attempt and page', async () => {
    const lost: ((why: Error) => void)[] = [];
    line.faults = {
      open: () => new Promise<never>((_, reject) => lost.push(reject)),
    };
    const filled = await createFilledCart(api);
    const body = orderBody(filled.cartId, filled.shop.payments.card);
    // whoever called died here: neither it nor its call comes back
    const crashed = placeOrder(api, filled.shopper, body, 'crash');
    await expect.poll(() => lost.length).toBe(1);
    line.faults = {};
    const early = await placeOrder(api, filled.shopper, body, 'crash');
    expect([early.status, early.headers.has('retry-after')]).toEqual([
      409,
      true,
    ]);
    desk.pass(MINUTE_MS);
    await desk.sweep();
    const next = await placeOrder(api, filled.shopper, body, 'crash');
    expect(next.status).toBe(200);
    const { id, payment_url } = next.body.data;
    expect(await desk.attempts(id)).toHaveLength(1);
    await desk.pay(payment_url);
    await desk.webhooks();
    expect((await desk.row(id)).awaitingPayment).toBe(false);
    expect(await desk.mails(id)).toBe(1);
    expect((await placeOrder(api, filled.shopper, body, 'crash')).body).toEqual(
      next.body,
    );
    // nor does its timer outlive the test
    lost[0]?.(new Error('crashed'));
    await crashed;
  });

  it('is told the same again after a crash, whatever shop, account and site are called by then', async () => {
    const told: unknown[] = [];
    line.faults = {
      open: (charge) => {
        told.push(charge);
        return brokenLine();
      },
    };
    const { shop, shopper } = await desk.place();
    await api.db
      .update(shopTranslations)
      .set({ title: 'Another name' })
      .where(eq(shopTranslations.shopId, shop.id));
    await api.db
      .update(users)
      .set({ email: 'another@sofra.example' })
      .where(eq(users.id, shopper.userId));
    api.restart({ SITE_URL: 'https://elsewhere.example' });
    desk.pass(20_000);
    await desk.sweep();
    api.restart({});
    expect(told).toHaveLength(2);
    expect(JSON.stringify(told[1])).toBe(JSON.stringify(told[0]));
    expect(told[0]).toMatchObject({
      title: expect.stringMatching(/. · \d+$/) as string,
      email: expect.stringContaining('@') as string,
    });
  });

  it('is not paid around: no wallet, no cash, until the page is known to be closed', async () => {
    const { id, order, shop, shopper } = await desk.place();
    await topUpWallet(api.db, shopper.userId, 100_000);
    await desk.pay(order.payment_url);
    line.faults = { close: brokenLine, look: brokenLine };
    const refused = await desk.again(id, shopper, shop.payments.wallet);
    expect(refused.status).toBe(503);
    const back = await desk.comeBack(order.payment_url);
    expect(back.headers.get('location')).toBe(`/orders/${id}?payment=open`);
    desk.pass(31 * MINUTE_MS);
    await desk.sweep();
    expect((await desk.row(id)).status).toBe('new');
    line.faults = {};
    desk.pass(MINUTE_MS);
    await desk.sweep();
    expect(await desk.row(id)).toMatchObject({
      status: 'new',
      awaitingPayment: false,
    });
  });

  it('makes a webhook come again, and the sweeper look', async () => {
    const { id, order } = await desk.place();
    await desk.pay(order.payment_url);
    line.faults = { look: brokenLine };
    await desk.webhooks();
    expect((await desk.row(id)).awaitingPayment).toBe(true);
    line.faults = {};
    desk.pass(1_500);
    await desk.webhooks();
    expect((await desk.row(id)).awaitingPayment).toBe(false);
  });

  it('and a top-up without a page is asked for again with its key', async () => {
    const { shopper } = await createFilledCart(api);
    const ask = () =>
      api.post(
        '/payments/wallet/payment/top-up',
        { payment_type: 'card', price: 5 },
        { ...shopper, headers: { 'Idempotency-Key': 'top' } },
      );
    line.faults = { open: brokenLine };
    expect((await ask()).status).toBe(503);
    line.faults = {};
    expect((await ask()).status).toBe(200);
    const rows = await api.db
      .select()
      .from(transactions)
      .where(eq(transactions.userId, shopper.userId));
    expect(rows).toHaveLength(1);
  });
});
