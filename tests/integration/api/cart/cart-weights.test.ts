import { eq, like } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { stocks } from '@/server/db/schema/products';
import { outboxMessages } from '@/server/db/schema/settings';
import { api, it } from '@/tests/support/api/api-test';
import {
  createShopper,
  orderBody,
  type Shopper,
} from '@/tests/support/factories/cart';
import {
  createDiscount,
  createProduct,
  type TestProduct,
} from '@/tests/support/factories/product';
import { createShop, type TestShop } from '@/tests/support/factories/shop';

const CART = '/dashboard/user/cart';

let shop: TestShop;
let apples: TestProduct;
let shopper: Shopper;

it.beforeAll(async () => {
  shop = await createShop(api.db, { type: 'shop' });
  shopper = await createShopper(api);
  apples = await createProduct(api.db, shop.id, {
    priceMinor: 425,
    quantity: 2.75,
    interval: 0.5,
    minQty: 0.5,
    maxQty: 10,
    unit: 'kg',
  });
  await createDiscount(api.db, shop.id, apples.id, 10);
});

function put(quantity: number) {
  const products = [{ stock_id: apples.stockId, quantity }];
  return api.post(
    `${CART}/insert-product`,
    { shop_id: shop.id, products },
    shopper,
  );
}

describe('what is sold by weight', () => {
  it('says its unit, its step and what is left', async () => {
    const { body } = await api.get(`/rest/products/${apples.id}`);
    expect(body.data).toMatchObject({
      unit: { code: 'kg', translation: { title: 'kg' } },
      interval: 0.5,
      min_qty: 0.5,
      max_qty: 10,
      stocks: [{ price: 4.25, quantity: 2.75 }],
    });
  });

  it.each([
    [1.5, 1.5, []],
    [0.6, 1, ['interval']],
    [0.1, 0.5, ['min_qty']],
    [9, 2.5, ['out_of_stock']],
  ])('asked for %d goes into the cart as %d', async (asked, kept, codes) => {
    const { body, status } = await put(asked);
    expect(status).toBe(200);
    expect(body.data.user_carts[0].cartDetails[0].quantity).toBe(kept);
    expect(body.data.notices.map(({ code }: { code: string }) => code)).toEqual(
      codes,
    );
  });

  it.each([0.0005, -1, 10_001])('refuses a quantity of %d', async (asked) => {
    const { body, status } = await put(asked);
    expect(status).toBe(400);
    expect(body.params).toHaveProperty(['products.0.quantity']);
  });

  it('is priced to the cent, once for the whole weight', async () => {
    const { body } = await put(1.5);
    // 4.25 × 1.5 = 6.375; a tenth off each: 0.43 × 1.5 = 0.645.
    expect(body.data.user_carts[0].cartDetails[0]).toMatchObject({
      quantity: 1.5,
      price: 6.38,
      discount: 0.65,
    });
    expect(body.data.total_price).toBe(5.73);
  });

  it('is said with its unit in the mail, as the customer writes numbers', async () => {
    const { body } = await put(1.5);
    const order = await api.post(
      '/dashboard/user/orders?lang=ru',
      orderBody(body.data.id, shop.payments.cash),
      shopper,
    );
    const mails = await api.db
      .select({ body: outboxMessages.body })
      .from(outboxMessages)
      .where(like(outboxMessages.subject, `%${order.body.data.id}%`));
    expect(mails[0]?.body).toMatch(/^1,5\u00A0кг \S/m);
    expect(mails[0]?.body).toContain('5,73');
    await api.db
      .update(stocks)
      .set({ quantity: 2.75 })
      .where(eq(stocks.id, apples.stockId));
  });

  it('is ordered, leaves the shelf and comes back to the gram', async () => {
    const { body } = await put(1.5);
    const order = await api.post(
      '/dashboard/user/orders',
      orderBody(body.data.id, shop.payments.cash),
      shopper,
    );
    expect(order.status).toBe(200);
    expect(order.body.data).toMatchObject({
      items_count: 1,
      origin_price: 6.38,
      total_discount: 0.65,
      details: [
        {
          quantity: 1.5,
          stock: { product: { unit: { code: 'kg' }, interval: 0.5 } },
        },
      ],
    });
    const left = async () =>
      (
        await api.db
          .select({ quantity: stocks.quantity })
          .from(stocks)
          .where(eq(stocks.id, apples.stockId))
      )[0]?.quantity;
    expect(await left()).toBe(1.25);
    await api.post(
      `/dashboard/user/orders/${order.body.data.id}/status/change?status=cancelled`,
      {},
      shopper,
    );
    expect(await left()).toBe(2.75);
  });
});
