// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished } from 'vitest';
import type { WalletHistoryDto } from '@/server/contracts/payment';
import { currencies } from '@/server/db/schema/settings';
import { postLedger } from '@/server/domain/wallet/post-ledger';
import { ensureLedgerAccount } from '@/server/repositories/wallet/ledger-repository';
import { api, it } from '@/tests/support/api/api-test';
import {
  createFilledCart,
  createShopper,
  orderBody,
  type Shopper,
} from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';

const PATH = '/dashboard/user/wallet/histories';

/** One movement of a wallet, minor units. */
async function move(
  { userId }: Shopper,
  amountMinor: number,
  now = new Date(),
): Promise<void> {
  const wallet = await ensureLedgerAccount(api.db, 'wallet', userId);
  const house = await ensureLedgerAccount(api.db, 'topup', null);
  await api.db.transaction((tx) =>
    postLedger(
      { db: tx, now },
      {
        type: amountMinor > 0 ? 'topup' : 'payment',
        entries: [
          { accountId: wallet, amountMinor },
          { accountId: house, amountMinor: -amountMinor },
        ],
      },
    ),
  );
}

async function history(shopper: Shopper, query = '') {
  const answer = await api.get(`${PATH}?${query}`, shopper);
  expect(answer.status).toBe(200);
  const { data, meta } = answer.body as {
    data: WalletHistoryDto[];
    meta: { total: number; current_page: number };
  };
  return {
    meta,
    rows: data.map(({ balance, price }) => [price, balance] as const),
    data,
  };
}

describe('GET /dashboard/user/wallet/histories', () => {
  it('tells each movement with the balance after it, newest first, in one query', async () => {
    const shopper = await createShopper(api);
    const other = await createShopper(api);
    await move(shopper, 2_000);
    await move(other, 77_700);
    await move(shopper, -860);
    await move(shopper, 220);
    await history(shopper);
    const before = api.queries();
    const told = await history(shopper);
    // one is the session's
    expect(api.queries() - before).toBeLessThanOrEqual(2);
    expect(told.rows).toEqual([
      [2.2, 13.6],
      [-8.6, 11.4],
      [20, 20],
    ]);
    expect(told.data[0]).toMatchObject({
      type: 'topup',
      order_id: null,
      shop_title: null,
      status: 'paid',
      author: { id: shopper.userId },
      user: { id: shopper.userId },
    });
  });

  it('filters what came in and what went out and keeps the balances', async () => {
    const shopper = await createShopper(api);
    await move(shopper, 1_000);
    await move(shopper, -300);
    await move(shopper, 50);
    expect((await history(shopper, 'type=in')).rows).toEqual([
      [0.5, 7.5],
      [10, 10],
    ]);
    const out = await history(shopper, 'type=out');
    expect(out.rows).toEqual([[-3, 7]]);
    expect(out.meta.total).toBe(1);
    const wrong = await api.get(`${PATH}?type=sideways`, shopper);
    expect(wrong.status).toBe(400);
  });

  it('is paged, and past the end it is empty with the true total', async () => {
    const shopper = await createShopper(api);
    for (const amount of [100, 200, 300]) await move(shopper, amount);
    const second = await history(shopper, 'perPage=2&page=2');
    expect(second.rows).toEqual([[1, 1]]);
    expect(second.meta.total).toBe(3);
    const past = await history(shopper, 'perPage=2&page=9');
    expect(past.rows).toEqual([]);
    expect(past.meta).toMatchObject({ total: 3, current_page: 9 });
    expect((await history(shopper, 'type=out&page=2')).meta.total).toBe(0);
  });

  it('adds up to the balance in every currency', async () => {
    const [euro] = await api.db
      .select()
      .from(currencies)
      .where(eq(currencies.title, 'EUR'));
    const shopper = await createShopper(api);
    for (const amount of [105, 105, 105, -55, -55]) await move(shopper, amount);
    const { data, rows } = await history(shopper, `currency_id=${euro?.id}`);
    const cents = rows.map(([price]) => Math.round(price * 100));
    const sum = cents.reduce((total, one) => total + one, 0);
    expect(sum).toBe(Math.round((data[0]?.balance ?? 0) * 100));
  });

  it("names the order and its shop in the reader's language", async () => {
    const filled = await createFilledCart(api);
    const { shop, shopper } = filled;
    await move(shopper, 50_000);
    const body = orderBody(filled.cartId, shop.payments.wallet);
    const { id, total_price: total } = (await placeOrder(api, shopper, body))
      .body.data as { id: number; total_price: number };
    const { data } = await history(shopper, 'type=out');
    expect(data).toMatchObject([
      { type: 'payment', order_id: id, price: -total },
    ]);
    expect(data[0]?.shop_title).toEqual(expect.any(String));
  });

  it('needs a sign-in', async () => {
    expect((await api.get(PATH)).status).toBe(401);
    expect((await api.get('/dashboard/user/wallet')).status).toBe(401);
  });
});

describe('GET /dashboard/user/wallet', () => {
  it('sums the month that it is where the customer orders', async () => {
    const now = new Date();
    api.setNow(now);
    onTestFinished(() => api.setNow(null));
    const shopper = await createShopper(api);
    await move(shopper, 5_000, new Date(+now - 40 * 86_400_000));
    await move(shopper, 2_720, now);
    await move(shopper, -1_060, now);
    const { body } = await api.get('/dashboard/user/wallet', shopper);
    expect(body.data).toMatchObject({
      price: 66.6,
      symbol: '$',
      month_added: 27.2,
      month_spent: 10.6,
      timezone: expect.any(String) as string,
    });
  });

  it('is zero before anything moved', async () => {
    const shopper = await createShopper(api);
    const { body } = await api.get('/dashboard/user/wallet', shopper);
    expect(body.data).toMatchObject({
      price: 0,
      month_added: 0,
      month_spent: 0,
    });
  });
});
