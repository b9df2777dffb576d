import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiHarness, openApi } from '@/tests/support/api-harness';
import {
  createFilledCart,
  createShopper,
  type Shopper,
} from '@/tests/support/factories/cart';
import { createCurrencies } from '@/tests/support/factories/currency';
import {
  createAddonGroup,
  createDiscount,
  createProduct,
  type TestProduct,
} from '@/tests/support/factories/product';
import { createShop, type TestShop } from '@/tests/support/factories/shop';

const CART = '/dashboard/user/cart';
let api: ApiHarness;
let shop: TestShop;
let dish: TestProduct;
let sauces: TestProduct[];
let extras: TestProduct[];

beforeAll(async () => {
  api = await openApi();
  await createCurrencies(api.db);
  shop = await createShop(api.db);
  dish = await createProduct(api.db, shop.id, { priceMinor: 690 });
  await createDiscount(api.db, shop.id, dish.id, 15);
  sauces = await createAddonGroup(api.db, dish, {
    shopId: shop.id,
    min: 1,
    max: 1,
    prices: [0, 50],
  });
  extras = await createAddonGroup(api.db, dish, {
    shopId: shop.id,
    min: 0,
    max: 3,
    prices: [80],
  });
});
afterAll(() => api.close());

const idOf = (product: TestProduct | undefined): number =>
  product?.stockId ?? 0;

function insert(shopper: Shopper, products: object[], query = '') {
  return api.post(
    `${CART}/insert-product${query}`,
    { shop_id: shop.id, products },
    shopper,
  );
}

const dishRows = (quantity: number, extra = 0) => [
  { stock_id: dish.stockId, quantity },
  { stock_id: idOf(sauces[1]), quantity: 1, parent_id: dish.stockId },
  ...(extra
    ? [{ stock_id: idOf(extras[0]), quantity: extra, parent_id: dish.stockId }]
    : []),
];

describe('taking things out of a cart', () => {
  it('takes a single stock, and moves an emptied cart to another shop', async () => {
    const { cartId, product, shop: own, shopper } = await createFilledCart(api);
    const single = await api.post(
      CART,
      { shop_id: own.id, stock_id: product.stockId, quantity: 5 },
      shopper,
    );
    const [line] = single.body.data.user_carts[0].cartDetails;
    expect(line.quantity).toBe(5);
    const emptied = await api.call('DELETE', `${CART}/product/delete`, {
      ...shopper,
      body: { ids: [line.id] },
    });
    expect(emptied.body.data.user_carts[0].cartDetails).toEqual([]);
    const moved = await insert(shopper, dishRows(1));
    expect(moved.body.data).toMatchObject({ id: cartId, shop_id: shop.id });
  });

  it('deletes only what is in the own cart', async () => {
    const { cartId, shopper } = await createFilledCart(api);
    const thief = await createFilledCart(api);
    const { data } = (await api.get(CART, shopper)).body;
    const ids = [data.user_carts[0].cartDetails[0].id];
    expect(
      (
        await api.call('DELETE', `${CART}/product/delete`, {
          ...thief.shopper,
          body: { ids },
        })
      ).status,
    ).toBe(404);
    expect(
      (
        await api.call('DELETE', `${CART}/delete`, {
          ...thief.shopper,
          body: { ids: [cartId] },
        })
      ).status,
    ).toBe(404);
    expect(
      (await api.call('DELETE', `${CART}/delete`, { ...shopper, body: {} }))
        .status,
    ).toBe(400);
    expect(
      (
        await api.call('DELETE', `${CART}/delete`, {
          ...shopper,
          body: { ids: [cartId] },
        })
      ).status,
    ).toBe(200);
    expect((await api.get(CART, shopper)).status).toBe(404);
  });

  it('does not let a line lose a required add-on', async () => {
    const shopper = await createShopper(api);
    const { data } = (await insert(shopper, dishRows(1))).body;
    const ids = [data.user_carts[0].cartDetails[0].addons[0].id];
    expect(
      (
        await api.call('DELETE', `${CART}/product/delete`, {
          ...shopper,
          body: { ids },
        })
      ).status,
    ).toBe(400);
    expect(
      (await api.get(CART, shopper)).body.data.user_carts[0].cartDetails[0]
        .addons,
    ).toHaveLength(1);
  });
});
