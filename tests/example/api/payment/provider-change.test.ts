// @module-tag both-engines
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  vi,
} from 'vitest';
import { moneyAlarm } from '@/server/jobs/money-alarm';
import { logger } from '@/server/logger';
import {
  type ApiHarness,
  openApi,
  TEST_OPERATOR_TOKEN,
} from '@/tests/support/api/api-harness';
import { operate } from '@/tests/support/api/operator-tool';
import { type CardDesk, cardDesk } from '@/tests/example/support/card-order';
import { couponUsage, createCoupon } from '@/tests/support/factories/coupon';
import { createCurrencies } from '@/tests/support/factories/currency';
import { stockLeft, topUpWallet } from '@/tests/support/factories/order';
import {
  openStripeServer,
  type StripeServer,
} from '@/tests/support/payment/stripe-server';

const START = new Date('2026-11-18T07:00:00Z');
const MINUTE_MS = 60_000;
const NONE = { PAYMENT_GATEWAY: 'none' };

let api: ApiHarness;
let desk: CardDesk;
let stripe: StripeServer;

beforeAll(async () => {
  stripe = await openStripeServer();
  api = await openApi();
  await createCurrencies(api.db);
});
afterAll(async () => {
  await stripe.close();
  await api.close();
});
beforeEach(() => {
  stripe.ahead = +START - Date.now();
  api.setNow(START);
  api.restart({});
  desk = cardDesk(api, { now: START });
});
// what a test left open ends
afterEach(async () => {
  api.restart(stripe.settings);
  pass(61 * MINUTE_MS);
  await desk.sweep();
});

const pass = (ms: number) => {
  stripe.ahead += ms;
  desk.pass(ms);
};
const lastAttempt = async (id: number) => {
  const attempt = (await desk.attempts(id)).at(-1);
  if (!attempt?.providerRef) throw new Error(`order ${id} has no page`);
  return { ...attempt, ref: attempt.providerRef };
};
const owed = async () =>
  (
    await api.get('/dashboard/admin/payments/owed', {
      token: TEST_OPERATOR_TOKEN,
    })
  ).body.data as { provider: string; state: string }[];

describe('from the sandbox to Stripe', () => {
  it('what the sandbox began is paid, closed and given back there; what is new is at Stripe', async () => {
    const open = await desk.place();
    const left = await desk.place();
    const paid = await desk.place();
    const silent = await desk.place();
    await desk.pay(paid.order.payment_url);
    await desk.webhooks();
    api.restart(stripe.settings);
    const begun = await desk.place();
    expect((await lastAttempt(begun.id)).provider).toBe('stripe');
    expect((await desk.show(open.id, open.shopper)).payment_url).toBe(
      open.order.payment_url,
    );
    const again = await desk.again(
      open.id,
      open.shopper,
      open.shop.payments.card,
    );
    expect(again.body.data.url).toBe(open.order.payment_url);
    await desk.pay(open.order.payment_url);
    await desk.webhooks();
    expect((await desk.row(open.id)).awaitingPayment).toBe(false);
    await topUpWallet(api.db, left.shopper.userId, 100_000);
    const other = await desk.again(
      left.id,
      left.shopper,
      left.shop.payments.wallet,
    );
    expect(other.body.data.status).toBe('paid');
    await desk.cancel(paid.id, paid.shopper);
    await desk.sweep();
    expect(await desk.refunds(paid.id)).toMatchObject([{ status: 'done' }]);
    await desk.pay(silent.order.payment_url);
    const back = await desk.comeBack(silent.order.payment_url);
    expect(back.headers.get('location')).toContain('payment=paid');
    expect(await owed()).toEqual([]);
  });
});

describe('from Stripe to nobody, and back', () => {
  async function atStripe() {
    const coupon = await createCoupon(api.db);
    const open = await desk.place(undefined, { coupon: coupon.name });
    const paid = await desk.place();
    stripe.book.pay((await lastAttempt(paid.id)).ref);
    pass(20_000);
    await desk.sweep();
    expect((await desk.row(paid.id)).awaitingPayment).toBe(false);
    return { coupon, open, paid };
  }

  it('open attempts end after their time: stock and coupon come back, and nothing is asked in a loop', async () => {
    api.restart(stripe.settings);
    const { coupon, open } = await atStripe();
    const { stockId } = open.product;
    const left = await stockLeft(api.db, stockId);
    const { ref } = await lastAttempt(open.id);
    api.restart(NONE);
    const calls = stripe.calls.length;
    const shown = await desk.show(open.id, open.shopper);
    expect(shown.payment_url).toBeNull();
    const cash = await desk.again(
      open.id,
      open.shopper,
      open.shop.payments.cash,
    );
    expect([cash.status, cash.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await couponUsage(api.db, coupon.id)).toMatchObject({ uses: 1 });
    stripe.book.pay(ref);
    pass(31 * MINUTE_MS);
    await desk.sweep();
    expect((await desk.row(open.id)).status).toBe('cancelled');
    expect(await couponUsage(api.db, coupon.id)).toMatchObject({ uses: 0 });
    expect(await stockLeft(api.db, stockId)).toBe(Number(left) + 2);
    expect(await desk.sweep()).toBe(0);
    expect(stripe.calls).toHaveLength(calls);
    api.restart(stripe.settings);
    await desk.sweep();
    const page = stripe.book.page(ref);
    expect(stripe.book.given(ref)).toBe(page.amount);
    expect(await desk.refunds(open.id)).toMatchObject([{ status: 'done' }]);
    pass(60 * MINUTE_MS);
    expect(await desk.sweep()).toBe(0);
    expect(await desk.ledgerSum()).toBe(0);
  });

  it('owed refunds are an alarm, and go out once when Stripe is back', async () => {
    api.restart(stripe.settings);
    const { open, paid } = await atStripe();
    const { ref } = await lastAttempt(paid.id);
    await desk.cancel(open.id, open.shopper);
    await desk.sweep();
    api.restart(NONE);
    await desk.cancel(paid.id, paid.shopper);
    expect(await desk.sweep()).toBe(0);
    expect(stripe.book.given(ref)).toBe(0);
    expect(await owed()).toEqual([
      expect.objectContaining({
        state: 'unreachable',
        provider: 'stripe',
        count: 1,
        price: paid.order.total_price,
      }),
    ]);
    const check = await operate(api, ['check', 'money']);
    expect(check).toMatchObject({
      code: 1,
      out: expect.stringMatching(/stripe +1 +\d+\.\d\d USD/) as string,
    });
    const metrics = await api.get('/metrics', { token: TEST_OPERATOR_TOKEN });
    expect(metrics.body).toContain(
      'sofra_payments_owed{state="unreachable",provider="stripe",currency="USD"} 1',
    );
    const said = vi.spyOn(logger(), 'error').mockReturnValue();
    const alarm = moneyAlarm(api, desk.services());
    for (let minute = 0; minute <= 60; minute += 1)
      await alarm.look(new Date(+START + minute * MINUTE_MS));
    expect(said).toHaveBeenCalledTimes(2);
    said.mockRestore();
    api.restart(stripe.settings);
    await desk.sweep();
    await desk.sweep();
    expect(stripe.book.given(ref)).toBe(stripe.book.page(ref).amount);
    expect((await operate(api, ['check', 'money'])).code).toBe(0);
  });

  it('a top-up that was paid meanwhile is credited', async () => {
    api.restart(stripe.settings);
    const { shopper } = await desk.place();
    const { body } = await api.post(
      '/payments/wallet/payment/top-up',
      { payment_type: 'card', price: 5 },
      shopper,
    );
    api.restart(NONE);
    stripe.book.pay(String(body.data.url).split('/').at(-1) ?? '');
    pass(31 * MINUTE_MS);
    await desk.sweep();
    const wallet = async () =>
      (await api.get('/dashboard/user/profile/show', shopper)).body.data.wallet
        .price as number;
    expect(await wallet()).toBe(0);
    api.restart(stripe.settings);
    await desk.sweep();
    expect(await wallet()).toBe(5);
    expect(await desk.ledgerSum()).toBe(0);
  });

  it('with its keys Stripe finishes what it began, and nothing new begins', async () => {
    api.restart(stripe.settings);
    const { open, paid } = await atStripe();
    const { ref } = await lastAttempt(open.id);
    api.restart({ ...stripe.settings, ...NONE });
    const methods = (await api.get('/rest/payments')).body.data as {
      tag: string;
    }[];
    expect(methods.map(({ tag }) => tag)).not.toContain('card');
    stripe.book.pay(ref);
    const { body, headers } = stripe.message(ref);
    const hook = await api.fetch(
      new Request('http://test.local/api/v1/webhooks/stripe', {
        method: 'POST',
        body,
        headers,
      }),
    );
    expect(hook.status).toBe(200);
    expect((await desk.row(open.id)).awaitingPayment).toBe(false);
    await desk.cancel(paid.id, paid.shopper);
    await desk.sweep();
    expect(await desk.refunds(paid.id)).toMatchObject([{ status: 'done' }]);
  });
});
