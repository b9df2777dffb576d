import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { shops } from '@/server/db/schema/catalogue';
import { products, stocks } from '@/server/db/schema/products';
import { api, it } from '@/tests/support/api/api-test';
import {
  createFilledCart,
  createShopper,
  fillCart,
  orderBody,
  type Shopper,
} from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import {
  createAddonGroup,
  createProduct,
  type TestProduct,
} from '@/tests/support/factories/product';
import { createShop, type TestShop } from '@/tests/support/factories/shop';

let shop: TestShop;
let dish: TestProduct;
let salad: TestProduct;
let shopper: Shopper;
let orderId: number;

beforeEach(async () => {
  shop = await createShop(api.db);
  dish = await createProduct(api.db, shop.id, { priceMinor: 690 });
  [salad] = (await createAddonGroup(api.db, dish, {
    shopId: shop.id,
    min: 0,
    max: 5,
    prices: [80],
  })) as [TestProduct];
  shopper = await createShopper(api);
  const list = [
    { stock_id: dish.stockId, quantity: 2, note: 'no raisins' },
    { stock_id: salad.stockId, quantity: 1, parent_id: dish.stockId },
  ];
  const cart = await api.post(
    '/dashboard/user/cart/insert-product',
    { shop_id: shop.id, products: list },
    shopper,
  );
  const body = orderBody(cart.body.data.id, shop.payments.cash);
  orderId = (await placeOrder(api, shopper, body)).body.data.id;
});

const repeat = (body: object = {}, who: Shopper = shopper) =>
  api.post(`/dashboard/user/orders/${orderId}/repeat`, body, who);

const linesOf = (answer: Awaited<ReturnType<typeof repeat>>) =>
  answer.body.data.cart.user_carts[0].cartDetails;

describe('ordering again', () => {
  it('puts the same lines with add-ons and notes into the cart, twice as once', async () => {
    await repeat();
    const answer = await repeat();
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ added: 1, changes: [] });
    expect(linesOf(answer)).toHaveLength(1);
    expect(linesOf(answer)[0]).toMatchObject({
      quantity: 2,
      note: 'no raisins',
      stock: { id: dish.stockId },
      addons: [{ quantity: 1, stock: { id: salad.stockId } }],
    });
  });

  it('takes nothing from what is in the cart already', async () => {
    await fillCart(api, shopper, {
      shopId: shop.id,
      stockId: dish.stockId,
      quantity: 5,
    });
    const answer = await repeat();
    expect(
      linesOf(answer).map(({ quantity }: { quantity: number }) => quantity),
    ).toEqual([5, 2]);
  });

  it('names a new price, before and after', async () => {
    await api.db
      .update(stocks)
      .set({ priceMinor: 750 })
      .where(eq(stocks.id, dish.stockId));
    const { changes } = (await repeat()).body.data;
    expect(changes).toMatchObject([
      { code: 'price', addon: null, from_price: 6.9, to_price: 7.5 },
    ]);
  });

  it('leaves out an add-on that is gone and says so', async () => {
    await api.db
      .update(products)
      .set({ active: false })
      .where(eq(products.id, salad.id));
    const answer = await repeat();
    expect(answer.body.data.changes).toMatchObject([{ code: 'addon_gone' }]);
    expect(linesOf(answer)[0]).toMatchObject({ quantity: 2, addons: [] });
  });

  it('names what is sold out, short, and gone', async () => {
    const set = (quantity: number) =>
      api.db
        .update(stocks)
        .set({ quantity })
        .where(eq(stocks.id, dish.stockId));
    await set(1);
    expect((await repeat()).body.data.changes).toMatchObject([
      { code: 'quantity', from_quantity: 2, to_quantity: 1 },
    ]);
    await set(0);
    const none = (await repeat()).body.data;
    expect(none).toMatchObject({ added: 0, changes: [{ code: 'sold_out' }] });
    await api.db
      .update(products)
      .set({ active: false })
      .where(eq(products.id, dish.id));
    expect((await repeat()).body.data.changes).toMatchObject([
      { code: 'gone' },
    ]);
  });

  it('asks for the options of a dish whose choices have become required', async () => {
    await createAddonGroup(api.db, dish, {
      shopId: shop.id,
      min: 1,
      max: 1,
      prices: [10],
    });
    expect((await repeat()).body.data).toMatchObject({
      added: 0,
      changes: [{ code: 'choose' }],
    });
  });

  it('refuses beside a cart of another shop unless that is replaced', async () => {
    const other = await createShop(api.db);
    const { stockId } = await createProduct(api.db, other.id);
    await fillCart(api, shopper, { shopId: other.id, stockId });
    const refused = await repeat();
    expect(refused.body).toMatchObject({
      statusCode: 'ERROR_440',
      data: { shop_id: other.id },
    });
    const answer = await repeat({ replace: 1 });
    expect(answer.body.data.cart.shop_id).toBe(shop.id);
    expect(linesOf(answer)).toHaveLength(1);
  });

  it('fills the cart of a closed shop, which says when it opens', async () => {
    await api.db
      .update(shops)
      .set({ open: false })
      .where(eq(shops.id, shop.id));
    const { cart } = (await repeat()).body.data;
    expect(cart.shop.availability.can_order).toBe(false);
    expect(cart.user_carts[0].cartDetails).toHaveLength(1);
  });

  it('is only for the own order', async () => {
    const { shopper: other } = await createFilledCart(api);
    expect((await repeat({}, other)).status).toBe(404);
  });
});
