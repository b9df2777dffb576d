import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { stocks } from '@/server/db/schema/products';
import { bonuses } from '@/server/db/schema/promotions';
import { api, it } from '@/tests/support/api/api-test';
import {
  createShopper,
  fillCart,
  orderBody,
  type Shopper,
} from '@/tests/support/factories/cart';
import {
  createBonus,
  createProduct,
  type TestProduct,
} from '@/tests/support/factories/product';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';

const CART = '/dashboard/user/cart';

let shop: TestShop;
let samsa: TestProduct;
let tea: TestProduct;
let shopper: Shopper;

interface Line {
  readonly id: number;
  readonly quantity: number;
  readonly bonus: boolean;
  readonly price: number;
  readonly stock: { readonly id: number };
}

it.beforeAll(async () => {
  shop = await createShop(api.db);
  shopper = await createShopper(api);
  samsa = await createProduct(api.db, shop.id, { priceMinor: 150 });
  tea = await createProduct(api.db, shop.id, { priceMinor: 190, quantity: 3 });
  await createBonus(api.db, {
    shopId: shop.id,
    stockId: samsa.stockId,
    value: 2,
    bonusStockId: tea.stockId,
  });
});

async function put(quantity: number, stockId = samsa.stockId) {
  const products = [{ stock_id: stockId, quantity }];
  const answer = await api.post(
    `${CART}/insert-product`,
    { shop_id: shop.id, products },
    shopper,
  );
  expect(answer.status).toBe(200);
  return answer.body.data;
}

const linesOf = (cart: {
  user_carts: { cartDetails: Line[] }[];
}): [number, number, boolean, number][] =>
  (cart.user_carts[0]?.cartDetails ?? []).map(
    ({ bonus, price, quantity, stock }) => [stock.id, quantity, bonus, price],
  );

const leftOf = async (product: TestProduct): Promise<number | undefined> => {
  const [row] = await api.db
    .select({ quantity: stocks.quantity })
    .from(stocks)
    .where(eq(stocks.id, product.stockId));
  return row?.quantity;
};

describe('a bonus', () => {
  it('is told by the dish that brings it', async () => {
    const menu = await api.get(`/rest/shops/${shop.id}/products?lang=ru`);
    expect(menu.status).toBe(200);
    const { body } = await api.get(`/rest/products/${samsa.id}?lang=ru`);
    expect(body.data.stocks[0].bonus).toMatchObject({
      type: 'count',
      value: 2,
      bonus_quantity: 1,
      bonus_stock_id: tea.stockId,
      expired_at: null,
      bonus_stock: {
        id: tea.stockId,
        quantity: 3,
        product: { id: tea.id, interval: 1, translation: { locale: 'ru' } },
      },
    });
    const place = await api.get(`/rest/shops/${shop.id}`);
    expect(place.body.data.bonus).toMatchObject({
      value: 2,
      bonus_quantity: 1,
      bonus_stock_id: tea.stockId,
    });
    const plain = await api.get(`/rest/products/${tea.id}`);
    expect(plain.body.data.stocks[0].bonus).toBeNull();
  });

  it('comes with enough of the dish as a line that costs nothing', async () => {
    expect(linesOf(await put(1))).toEqual([[samsa.stockId, 1, false, 1.5]]);
    const cart = await put(5);
    expect(linesOf(cart)).toEqual([
      [samsa.stockId, 5, false, 7.5],
      [tea.stockId, 2, true, 0],
    ]);
    expect(cart.total_price).toBe(7.5);
    expect(cart.notices).toEqual([]);
    const [line, gift] = cart.user_carts[0].cartDetails;
    expect(gift.id).toBe(-line.id);
    const read = await api.get(CART, shopper);
    expect(linesOf(read.body.data)).toHaveLength(2);
  });

  it('gives what is left when there is less, and says so', async () => {
    const cart = await put(10);
    expect(linesOf(cart)[1]).toEqual([tea.stockId, 3, true, 0]);
    expect(cart.notices).toEqual([
      { stock_id: tea.stockId, code: 'bonus', from: 5, to: 3 },
    ]);
    const both = await put(2, tea.stockId);
    expect(linesOf(both)).toEqual([
      [samsa.stockId, 10, false, 15],
      [tea.stockId, 1, true, 0],
      [tea.stockId, 2, false, 3.8],
    ]);
    await put(0, tea.stockId);
  });

  it('cannot be set or removed by itself', async () => {
    const cart = await put(2);
    const [line] = cart.user_carts[0].cartDetails;
    const removed = await api.call('DELETE', `${CART}/product/delete`, {
      ...shopper,
      body: { ids: [-line.id] },
    });
    expect(removed.status).toBe(400);
  });

  it('is part of the quote and the order, leaves the shelf, and comes back when cancelled', async () => {
    const cart = await put(4);
    const quote = await api.post(
      `${CART}/calculate/${cart.id}`,
      { type: 'delivery', address: { ...EXAMPLE_LOCATION } },
      shopper,
    );
    expect(quote.body.data.products).toEqual([
      expect.objectContaining({ stock_id: samsa.stockId, total_price: 6 }),
      expect.objectContaining({
        stock_id: tea.stockId,
        quantity: 2,
        bonus: true,
        price: 0,
        total_price: 0,
      }),
    ]);
    expect(quote.body.data.price).toBe(6);
    const order = await api.post(
      '/dashboard/user/orders',
      orderBody(cart.id, shop.payments.cash, {
        quote_id: quote.body.data.id,
      }),
      shopper,
    );
    expect(order.status).toBe(200);
    const { data } = order.body;
    expect(data.origin_price).toBe(6);
    expect(data.items_count).toBe(4);
    expect(data.details).toEqual([
      expect.objectContaining({ stock_id: samsa.stockId, bonus: false }),
      expect.objectContaining({
        stock_id: tea.stockId,
        bonus: true,
        quantity: 2,
        origin_price: 0,
        total_price: 0,
        tax: 0,
      }),
    ]);
    expect(await leftOf(tea)).toBe(1);
    expect(await leftOf(samsa)).toBe(96);
    const cancelled = await api.post(
      `/dashboard/user/orders/${data.id}/status/change?status=cancelled`,
      {},
      shopper,
    );
    expect(cancelled.status).toBe(200);
    expect(await leftOf(tea)).toBe(3);
    expect(await leftOf(samsa)).toBe(100);
  });

  it('that ended since the quote is a change the customer is told', async () => {
    const cartId = await fillCart(api, shopper, {
      shopId: shop.id,
      stockId: samsa.stockId,
      quantity: 2,
    });
    const quote = await api.post(
      `${CART}/calculate/${cartId}`,
      { type: 'delivery', address: { ...EXAMPLE_LOCATION } },
      shopper,
    );
    await api.db.update(bonuses).set({ active: false });
    const refused = await api.post(
      '/dashboard/user/orders',
      orderBody(cartId, shop.payments.cash, {
        quote_id: quote.body.data.id,
      }),
      shopper,
    );
    expect(refused.status).toBe(409);
    expect(refused.body.data.changes).toEqual([
      { field: 'line', stock_id: tea.stockId, old: 0, new: null },
    ]);
    const read = await api.get(CART, shopper);
    expect(linesOf(read.body.data)).toEqual([[samsa.stockId, 2, false, 3]]);
  });
});
