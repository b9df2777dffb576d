import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import {
  type CardDesk,
  cardDesk,
  CARDS,
} from '@/tests/example/support/card-order';
import { createShopper, type Shopper } from '@/tests/support/factories/cart';
import { createPayments } from '@/tests/support/factories/shop';
import { topUpAmounts } from '@/utils/wallet/top-up';

const START = new Date('2026-11-18T07:00:00Z');
let desk: CardDesk;

it.beforeAll(async () => {
  await createPayments(api.db);
});

beforeEach(() => {
  api.setNow(START);
  desk = cardDesk(api, { now: START });
});

const topUp = (shopper: Shopper, body: object, key?: string) =>
  api.post('/payments/wallet/payment/top-up', body, {
    ...shopper,
    headers: key ? { 'Idempotency-Key': key } : {},
  });

const balance = async (shopper: Shopper): Promise<number> =>
  (await api.get('/dashboard/user/profile/show', shopper)).body.data.wallet
    .price;

describe('a top-up of the wallet', () => {
  it('is credited once: browser, webhooks and sweeper together', async () => {
    const shopper = await createShopper(api);
    const body = { payment_type: 'card', price: 25.5 };
    const answers = await Promise.all(
      [1, 2, 3].map(() => topUp(shopper, body, 'once')),
    );
    const [first] = answers.filter(({ status }) => status === 200);
    const { id, url } = first?.body.data ?? {};
    expect((await topUp(shopper, body, 'once')).body.data).toEqual({ id, url });
    expect(await balance(shopper)).toBe(0);
    await desk.pay(url, CARDS.duplicateWebhooks);
    const [back] = await Promise.all([
      desk.comeBack(url),
      desk.webhooks(),
      desk.comeBack(url),
    ]);
    expect(back?.headers.get('location')).toBe(
      `/wallet?topup=${id}&payment=paid`,
    );
    desk.pass(60_000);
    await desk.webhooks();
    await desk.sweep();
    expect(await balance(shopper)).toBe(25.5);
    expect(await desk.ledgerSum()).toBe(0);
    const shown = await api.get(`/dashboard/user/transactions/${id}`, shopper);
    expect(shown.body.data).toMatchObject({
      price: 25.5,
      currency_id: expect.any(Number),
      status: 'paid',
      payment_system: { tag: 'card' },
    });
    const stranger = await createShopper(api);
    expect(
      (await api.get(`/dashboard/user/transactions/${id}`, stranger)).status,
    ).toBe(404);
  });

  it('is charged in the asked currency and credited in that of the wallet', async () => {
    const shopper = await createShopper(api);
    const currencies = (await api.get('/rest/currencies')).body.data;
    const other = currencies.find(({ rate }: { rate: number }) => rate > 1);
    const { body } = await topUp(shopper, {
      payment_type: 'card',
      price: 100 * other.rate,
      currency_id: other.id,
    });
    const { url } = body.data;
    const page = await api.get(`/sandbox/sessions/${desk.sessionOf(url)}`);
    expect(page.body.data).toMatchObject({
      amount: 100 * other.rate,
      currency: { id: other.id },
    });
    await desk.pay(url);
    await desk.webhooks();
    expect(await balance(shopper)).toBe(100);
  });

  it('in Arabic comes back to the Arabic wallet, and ends when nobody pays it', async () => {
    const shopper = await createShopper(api);
    const { body } = await api.post(
      '/payments/wallet/payment/top-up?lang=ar',
      { payment_type: 'card', price: 5 },
      shopper,
    );
    const { id, url } = body.data;
    const page = await api.get(`/sandbox/sessions/${desk.sessionOf(url)}`);
    expect(page.body.data.title).toBe('شحن المحفظة');
    const back = await desk.comeBack(url);
    expect(back.headers.get('location')).toBe(
      `/ar/wallet?topup=${id}&payment=open`,
    );
    desk.pass(31 * 60_000);
    await desk.sweep();
    const shown = await api.get(`/dashboard/user/transactions/${id}`, shopper);
    expect(shown.body.data.status).toBe('rejected');
    expect(await balance(shopper)).toBe(0);
  });

  it.each([
    [0.99, 'too_small'],
    [1_000.01, 'too_big'],
  ])('of %s is refused: it is %s', async (price, fault) => {
    const shopper = await createShopper(api);
    const refused = await topUp(shopper, { payment_type: 'card', price });
    expect([refused.status, refused.body.params]).toEqual([
      400,
      { price: [expect.stringContaining(fault.slice(4))] },
    ]);
  });

  it('keeps to the limits that its form has in that currency', async () => {
    const shopper = await createShopper(api);
    const currencies = (await api.get('/rest/currencies')).body.data;
    const other = currencies.find(({ rate }: { rate: number }) => rate > 1);
    const { max, min } = topUpAmounts(other.rate);
    const statusOf = async (price: number) =>
      (
        await topUp(shopper, {
          payment_type: 'card',
          currency_id: other.id,
          price,
        })
      ).status;
    expect(await statusOf(min - 0.01)).toBe(400);
    expect(await statusOf(max + 0.01)).toBe(400);
    expect(await statusOf(min)).toBe(200);
    expect(await statusOf(max)).toBe(200);
  });

  it('is refused while ten others wait to be paid', async () => {
    const shopper = await createShopper(api);
    const body = { payment_type: 'card', price: 5 };
    for (let count = 0; count < 10; count += 1)
      expect((await topUp(shopper, body)).status).toBe(200);
    const refused = await topUp(shopper, body);
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([
      429,
      true,
    ]);
  });

  it('is refused by other methods, for nothing, and to visitors', async () => {
    const shopper = await createShopper(api);
    for (const payment_type of ['wallet', 'cash', 'bitcoin', '999'])
      expect(
        (await topUp(shopper, { payment_type, price: 5 })).body.statusCode,
      ).toBe('ERROR_432');
    for (const price of [0, -5, 0.001])
      expect(
        (await topUp(shopper, { payment_type: 'card', price })).status,
      ).toBe(400);
    const answer = await api.post('/payments/wallet/payment/top-up', {
      payment_type: 'card',
      price: 5,
    });
    expect(answer.status).toBe(401);
  });
});
