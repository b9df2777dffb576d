import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { orders } from '@/server/db/schema/orders';
import {
  ensureLedgerAccount,
  findBalance,
} from '@/server/repositories/wallet/ledger-repository';
import { postLedger } from '@/server/domain/wallet/post-ledger';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import {
  createFilledCart,
  fillCart,
  orderBody,
} from '@/tests/support/factories/cart';
import {
  placeOrder,
  stockLeft,
  topUpWallet,
} from '@/tests/support/factories/order';

const ORDERS = '/dashboard/user/orders';

let filled: Awaited<ReturnType<typeof createFilledCart>>;

beforeEach(async () => {
  filled = await createFilledCart(api);
});

function body(overrides: Record<string, unknown> = {}) {
  return orderBody(filled.cartId, filled.shop.payments.cash, overrides);
}

describe('the wallet', () => {
  it('pays at once, and gets back what it paid when the order is cancelled', async () => {
    const { shop, shopper } = filled;
    const wallet = orderBody(filled.cartId, shop.payments.wallet, {
      currency_id: 2,
    });
    expect((await placeOrder(api, shopper, wallet)).body.statusCode).toBe(
      'ERROR_109',
    );
    const account = await topUpWallet(api.db, shopper.userId, 5_000);
    const { data } = (await placeOrder(api, shopper, wallet)).body;
    expect(data.transaction).toMatchObject({
      status: 'paid',
      price: data.total_price,
      payment_system: { tag: 'wallet' },
    });
    expect(await findBalance(api.db, account)).toBe(5_000 - 1_380);
    const cancelled = await api.post(
      `${ORDERS}/${data.id}/status/change?status=cancelled`,
      {},
      shopper,
    );
    expect(cancelled.body.data).toMatchObject({
      status: 'cancelled',
      version: 2,
      transaction: { status: 'refunded' },
    });
    expect(await findBalance(api.db, account)).toBe(5_000);
    expect(await stockLeft(api.db, filled.product.stockId)).toBe(100);
  });

  it('pays and gives back more than a 32-bit number holds', async () => {
    const dear = await createFilledCart(api, {
      product: { priceMinor: 2_000_000_000 },
    });
    const account = await topUpWallet(
      api.db,
      dear.shopper.userId,
      5_000_000_000,
    );
    const wallet = orderBody(dear.cartId, dear.shop.payments.wallet);
    const { data } = (await placeOrder(api, dear.shopper, wallet)).body;
    expect(data.total_price).toBeGreaterThanOrEqual(40_000_000);
    expect(await findBalance(api.db, account)).toBe(
      5_000_000_000 - Math.round(data.total_price * 100),
    );
    await api.post(
      `${ORDERS}/${data.id}/status/change?status=canceled`,
      {},
      dear.shopper,
    );
    expect(await findBalance(api.db, account)).toBe(5_000_000_000);
  });

  it('never goes below zero', async () => {
    const { product, shop, shopper } = filled;
    const account = await topUpWallet(api.db, shopper.userId, 2_000);
    const pay = (cartId: number) =>
      placeOrder(api, shopper, orderBody(cartId, shop.payments.wallet));
    expect((await pay(filled.cartId)).status).toBe(200);
    const next = await fillCart(api, shopper, {
      shopId: shop.id,
      stockId: product.stockId,
    });
    expect((await pay(next)).body.statusCode).toBe('ERROR_109');
    expect(await findBalance(api.db, account)).toBe(620);
    expect(await stockLeft(api.db, product.stockId)).toBe(98);
  });

  it('refuses a movement that does not balance', async () => {
    const account = await ensureLedgerAccount(
      api.db,
      'wallet',
      filled.shopper.userId,
    );
    const entries = [
      { accountId: account, amountMinor: 5 },
      { accountId: account, amountMinor: -4 },
    ];
    await expect(
      postLedger({ db: api.db, now: new Date() }, { type: 'credit', entries }),
    ).rejects.toThrow(RangeError);
  });
});

describe('the operator', () => {
  const operator = { token: TEST_OPERATOR_TOKEN };
  const move = (id: number, status: string) =>
    api.post(`/dashboard/admin/orders/${id}/status`, { status }, operator);

  it('moves an order along its way and nowhere else', async () => {
    const { data } = (await placeOrder(api, filled.shopper, body())).body;
    expect((await move(data.id, 'ready')).status).toBe(400);
    expect((await move(data.id, 'new')).body.statusCode).toBe('ERROR_252');
    for (const status of ['accepted', 'ready', 'on_a_way', 'delivered']) {
      const answer = await move(data.id, status);
      expect(answer.body.data.status).toBe(status);
    }
    const done = (await api.get(`${ORDERS}/${data.id}`, filled.shopper)).body
      .data;
    expect(done).toMatchObject({
      version: 5,
      can_cancel: false,
      transaction: { status: 'paid' },
    });
    expect(
      done.status_history.map(({ status }: { status: string }) => status),
    ).toEqual(['new', 'accepted', 'ready', 'on_a_way', 'delivered']);
    expect((await move(data.id, 'cancelled')).body.statusCode).toBe(
      'ERROR_254',
    );
    expect((await move(999_999, 'accepted')).status).toBe(404);
  });

  it('sees the orders of everybody; a customer does not', async () => {
    await placeOrder(api, filled.shopper, body());
    const list = await api.get(
      '/dashboard/admin/orders?statuses[]=new',
      operator,
    );
    expect(list.body.meta.total).toBeGreaterThan(0);
    expect(
      (await api.get('/dashboard/admin/orders', filled.shopper)).status,
    ).toBe(401);
  });

  it('gives stock back when it cancels an order on its way', async () => {
    const { data } = (await placeOrder(api, filled.shopper, body())).body;
    await move(data.id, 'accepted');
    expect((await move(data.id, 'cancelled')).body.data).toMatchObject({
      status: 'cancelled',
      transaction: { status: 'cancelled' },
    });
    expect(await stockLeft(api.db, filled.product.stockId)).toBe(100);
    const [row] = await api.db
      .select({ next: orders.nextStepAt })
      .from(orders)
      .where(eq(orders.id, data.id));
    expect(row?.next).toBeNull();
  });
});
