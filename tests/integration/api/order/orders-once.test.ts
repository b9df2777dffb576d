// @module-tag both-engines
import { count, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { idempotencyKeys } from '@/server/db/schema/idempotency';
import { orders } from '@/server/db/schema/orders';
import { stocks } from '@/server/db/schema/products';
import { api, it } from '@/tests/support/api/api-test';
import {
  createFilledCart,
  createShopper,
  fillCart,
  orderBody,
  type Shopper,
} from '@/tests/support/factories/cart';
import { createProduct } from '@/tests/support/factories/product';

const PARALLEL = 50;

let filled: Awaited<ReturnType<typeof createFilledCart>>;

beforeEach(async () => {
  filled = await createFilledCart(api);
});

/** The answer with its bytes. */
async function place(
  shopper: Shopper,
  body: object,
  key?: string,
): Promise<{ status: number; text: string; code?: string }> {
  const response = await api.fetch(
    new Request('http://test.local/api/v1/dashboard/user/orders', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${shopper.token}`,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    }),
  );
  const text = await response.text();
  return {
    status: response.status,
    text,
    code: (JSON.parse(text) as { statusCode?: string }).statusCode,
  };
}

async function ordersOf(userId: number): Promise<number> {
  const [row] = await api.db
    .select({ total: count() })
    .from(orders)
    .where(eq(orders.userId, userId));
  return row?.total ?? 0;
}

const body = (overrides: Record<string, unknown> = {}) =>
  orderBody(filled.cartId, filled.shop.payments.cash, overrides);

describe('an order is made once', () => {
  it.each([['the same key'], ['no key']])(
    'for 50 parallel posts with %s, which all get its very bytes',
    async (kind) => {
      const key = kind === 'no key' ? undefined : 'one';
      const answers = await Promise.all(
        Array.from({ length: PARALLEL }, () =>
          place(filled.shopper, body(), key),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(
        new Set([200]),
      );
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await ordersOf(filled.shopper.userId)).toBe(1);
      const [stock] = await api.db
        .select()
        .from(stocks)
        .where(eq(stocks.id, filled.product.stockId));
      expect(stock?.quantity).toBe(98);
    },
  );

  it('for 50 parallel posts with different keys: one order, 49 conflicts that name it', async () => {
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, (_, index) =>
        place(filled.shopper, body(), `key-${index}`),
      ),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    const id = (JSON.parse(done[0]?.text ?? '{}') as { data: { id: number } })
      .data.id;
    const conflicts = answers.filter(({ status }) => status === 409);
    expect(conflicts).toHaveLength(PARALLEL - 1);
    for (const { text } of conflicts)
      expect(JSON.parse(text)).toMatchObject({
        statusCode: 'ERROR_409',
        data: { order_id: id },
      });
    expect(await ordersOf(filled.shopper.userId)).toBe(1);
  });

  it('and its key refuses another payload with 422, whatever the order of fields', async () => {
    const first = await place(filled.shopper, body(), 'bound');
    const shuffled = Object.fromEntries(Object.entries(body()).reverse());
    expect((await place(filled.shopper, shuffled, 'bound')).text).toBe(
      first.text,
    );
    const other = await place(filled.shopper, body({ note: 'other' }), 'bound');
    expect([other.status, other.code]).toEqual([422, 'ERROR_422']);
  });

  it('and a replay is what was answered, not what the order is now', async () => {
    const first = await place(filled.shopper, body(), 'again');
    const { id } = (JSON.parse(first.text) as { data: { id: number } }).data;
    await api.post(
      `/dashboard/user/orders/${id}/status/change?status=cancelled`,
      {},
      filled.shopper,
    );
    expect((await place(filled.shopper, body(), 'again')).text).toBe(
      first.text,
    );
  });

  it('and keys of two people do not meet', async () => {
    const other = await createFilledCart(api);
    expect((await place(filled.shopper, body(), 'shared')).status).toBe(200);
    expect(
      (
        await place(
          other.shopper,
          orderBody(other.cartId, other.shop.payments.cash),
          'shared',
        )
      ).status,
    ).toBe(200);
  });

  it('and a refusal binds no key', async () => {
    expect(
      (await place(filled.shopper, body({ payment_id: 999_999 }), 'free')).code,
    ).toBe('ERROR_432');
    const [row] = await api.db
      .select({ total: count() })
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.owner, `user:${filled.shopper.userId}`));
    expect(row?.total).toBe(0);
  });

  it('and a key that is too long is refused', async () => {
    expect((await place(filled.shopper, body(), 'k'.repeat(201))).status).toBe(
      400,
    );
  });
});

describe('the last portion', () => {
  it('goes to one of two customers who order at the same moment', async () => {
    const last = await createProduct(api.db, filled.shop.id, { quantity: 1 });
    const shoppers = [await createShopper(api), await createShopper(api)];
    const carts = await Promise.all(
      shoppers.map((shopper) =>
        fillCart(api, shopper, {
          shopId: filled.shop.id,
          stockId: last.stockId,
          quantity: 1,
        }),
      ),
    );
    const answers = await Promise.all(
      shoppers.map((shopper, index) =>
        place(shopper, orderBody(carts[index] ?? 0, filled.shop.payments.cash)),
      ),
    );
    expect(answers.map(({ code, status }) => code ?? status).sort()).toEqual([
      200,
      'ERROR_430',
    ]);
  });
});

describe('orders side by side', () => {
  it('do not stop each other when they hold the same dishes in another order', async () => {
    const dishes = await Promise.all(
      Array.from({ length: 4 }, () => createProduct(api.db, filled.shop.id)),
    );
    const shoppers = await Promise.all(
      Array.from({ length: 10 }, () => createShopper(api)),
    );
    const carts = await Promise.all(
      shoppers.map(async (shopper, index) => {
        const lines = index % 2 ? dishes : [...dishes].reverse();
        const products = lines.map(({ stockId }) => ({
          stock_id: stockId,
          quantity: 1,
        }));
        const answer = await api.post(
          '/dashboard/user/cart/insert-product',
          { shop_id: filled.shop.id, products },
          shopper,
        );
        return (answer.body as { data: { id: number } }).data.id;
      }),
    );
    const answers = await Promise.all(
      shoppers.map((shopper, index) =>
        place(shopper, orderBody(carts[index] ?? 0, filled.shop.payments.cash)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      Array.from({ length: 10 }, () => 200),
    );
    const [left] = await api.db
      .select({ total: sql<number>`sum(${stocks.quantity})::int` })
      .from(stocks)
      .where(sql`${stocks.id} in ${dishes.map(({ stockId }) => stockId)}`);
    expect(left?.total).toBe(4 * 90);
  });
});
