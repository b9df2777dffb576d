import { describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import {
  type AddonMenu,
  createAddonMenu,
} from '@/tests/support/factories/addon-menu';
import { createFilledCart } from '@/tests/support/factories/cart';

const CART = '/dashboard/user/cart';

let menu: AddonMenu;

it.beforeAll(async () => {
  menu = await createAddonMenu(api);
});

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
    const moved = await menu.insert(shopper, menu.dishRows(1));
    expect(moved.body.data).toMatchObject({
      id: cartId,
      shop_id: menu.shop.id,
    });
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
    ).toBe(200);
    expect((await api.get(CART, shopper)).body.data).toEqual(data);
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

  it('does not let a line lose a required add-on', async ({ shopper }) => {
    const { data } = (await menu.insert(shopper, menu.dishRows(1))).body;
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
