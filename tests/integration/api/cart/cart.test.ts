// @module-tag both-engines
import { describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import {
  type AddonMenu,
  createAddonMenu,
} from '@/tests/support/factories/addon-menu';
import {
  createFilledCart,
  createShopper,
} from '@/tests/support/factories/cart';
import { createProduct } from '@/tests/support/factories/product';

const CART = '/dashboard/user/cart';

let menu: AddonMenu;

it.beforeAll(async () => {
  menu = await createAddonMenu(api);
});

describe('the cart', () => {
  it('is missing until something is in it', async ({ shopper }) => {
    expect((await api.get(CART, shopper)).status).toBe(404);
    expect((await api.get(CART)).status).toBe(401);
  });

  it('keeps a dish with its add-ons and prices every unit', async () => {
    const shopper = await createShopper(api);
    const inserted = await menu.insert(shopper, menu.dishRows(2, 1));
    expect(inserted.status).toBe(200);
    const { data } = (await api.get(CART, shopper)).body;
    expect(data).toMatchObject({
      shop_id: menu.shop.id,
      owner_id: shopper.userId,
      status: 'active',
      group: false,
      rate: 1,
    });
    const [line] = data.user_carts[0].cartDetails;
    // 690 − 15 % = 586.5 → discount 104 (half away from zero), twice; sauce 0.50 and extra 0.80 for each.
    expect(line).toMatchObject({
      quantity: 2,
      price: 13.8,
      discount: 2.08,
      stock: { id: menu.dish.stockId, price: 6.9 },
    });
    expect(line.addons.map(({ price }: { price: number }) => price)).toEqual([
      1, 1.6,
    ]);
    expect(data.total_price).toBe(14.32);
    expect(data.shop.availability).toMatchObject({ can_order: true });
    expect(line.stock.product.translation.title).toMatch(/^Dish/);
  });

  it('speaks the asked language and currency, and its lines add up in each', async () => {
    const shopper = await createShopper(api);
    await menu.insert(shopper, menu.dishRows(3, 2));
    for (const id of [1, 2, 3]) {
      const { data } = (
        await api.get(`${CART}?currency_id=${id}&lang=ru`, shopper)
      ).body;
      const [line] = data.user_carts[0].cartDetails;
      const sum = [line, ...line.addons].reduce(
        (total: number, part: { price: number; discount: number }) =>
          total +
          Math.round(part.price * 100) -
          Math.round(part.discount * 100),
        0,
      );
      expect(Math.round(data.total_price * 100)).toBe(sum);
      expect(line.stock.product.translation.title).toMatch(/^Блюдо/);
      expect(data.currency_id).toBe(id);
    }
    expect((await api.get(`${CART}?currency_id=99`, shopper)).status).toBe(400);
  });

  it('sets quantities again and again without growing, and counts versions', async () => {
    const shopper = await createShopper(api);
    const first = (await menu.insert(shopper, menu.dishRows(2))).body.data;
    const second = (await menu.insert(shopper, menu.dishRows(3))).body.data;
    expect(second.user_carts[0].cartDetails).toHaveLength(1);
    expect(second.user_carts[0].cartDetails[0].quantity).toBe(3);
    expect(second.version).toBe(first.version + 1);
    const same = (await menu.insert(shopper, menu.dishRows(3))).body.data;
    expect(same.version).toBe(second.version);
  });

  it('says what it changed in a quantity', async ({ shopper }) => {
    const rare = await createProduct(api.db, menu.shop.id, {
      quantity: 3,
      maxQty: 10,
    });

    const { data } = (
      await menu.insert(shopper, [{ stock_id: rare.stockId, quantity: 8 }])
    ).body;
    expect(data.notices).toEqual([
      { stock_id: rare.stockId, code: 'out_of_stock', from: 8, to: 3 },
    ]);
    expect(data.user_carts[0].cartDetails[0].quantity).toBe(3);
  });

  it('refuses add-ons outside their group with params in the asked language', async () => {
    const shopper = await createShopper(api);
    const answer = await menu.insert(
      shopper,
      [{ stock_id: menu.dish.stockId, quantity: 1 }],
      '?lang=ru',
    );
    expect(answer.status).toBe(400);
    expect(answer.body.params).toEqual({
      'products.0.addons': ['Выберите не меньше 1.'],
    });
    expect((await api.get(CART, shopper)).status).toBe(404);
  });

  it('refuses things of another shop with 440 and unknown things with 404', async () => {
    const { shopper } = await createFilledCart(api);
    const other = await menu.insert(shopper, menu.dishRows(1));
    expect([other.status, other.body.statusCode]).toEqual([400, 'ERROR_440']);
    const single = await api.post(
      CART,
      { shop_id: menu.shop.id, stock_id: menu.dish.stockId, quantity: 1 },
      shopper,
    );
    expect(single.body.statusCode).toBe('ERROR_440');
    const nobody = await createShopper(api);
    expect(
      (await menu.insert(nobody, [{ stock_id: 999_999, quantity: 1 }])).status,
    ).toBe(404);
    expect(
      (
        await api.post(
          `${CART}/insert-product`,
          { shop_id: 999_999, products: [{ stock_id: 1, quantity: 1 }] },
          nobody,
        )
      ).status,
    ).toBe(404);
    expect((await menu.insert(nobody, [])).status).toBe(400);
    expect(
      (
        await menu.insert(nobody, [
          { stock_id: menu.dish.stockId, quantity: -1 },
        ])
      ).body.params,
    ).toHaveProperty('products.0.quantity');
  });

  it('makes one cart of parallel first inserts', async ({ shopper }) => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => menu.insert(shopper, menu.dishRows(2))),
    );
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    const { data } = (await api.get(CART, shopper)).body;
    expect(data.user_carts[0].cartDetails).toHaveLength(1);
  });
});
