import { describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import {
  type AddonMenu,
  createAddonMenu,
} from '@/tests/support/factories/addon-menu';
import {
  createFilledCart,
  createShopper,
  fillCart,
  type Shopper,
} from '@/tests/support/factories/cart';
import { createProduct } from '@/tests/support/factories/product';

const CART = '/dashboard/user/cart';

let menu: AddonMenu;

it.beforeAll(async () => {
  menu = await createAddonMenu(api);
});

describe('the quote', () => {
  const LOCATION = { latitude: 41.3, longitude: 69.23 };
  const calculate = (shopper: Shopper, id: number, body: object, query = '') =>
    api.post(`${CART}/calculate/${id}${query}`, body, shopper);

  it('adds up to its total in every currency and agrees with the cart', async () => {
    const fees = {
      taxPercent: 5,
      serviceFeePercent: 3,
      deliveryStartMinor: 199,
      deliveryPerKmMinor: 45,
      minAmountMinor: 2_000,
      smallOrderFeeMinor: 120,
    };
    const { cartId, shopper } = await createFilledCart(api, {
      shop: fees,
      product: { priceMinor: 333, taxPercent: 12 },
    });
    for (const currency of [1, 2, 3]) {
      const { data } = (
        await calculate(
          shopper,
          cartId,
          { type: 'delivery', address: LOCATION, tips: 1.5 },
          `?currency_id=${currency}`,
        )
      ).body;
      const cents = (name: string): number => Math.round(data[name] * 100);
      expect(cents('total_price')).toBe(
        cents('price') -
          cents('total_discount') +
          cents('total_shop_tax') +
          cents('delivery_fee') +
          cents('service_fee') +
          cents('small_order_fee') -
          cents('coupon_price') +
          cents('tips'),
      );
      const cart = (await api.get(`${CART}?currency_id=${currency}`, shopper))
        .body.data;
      expect(cents('price') - cents('total_discount')).toBe(
        Math.round(cart.total_price * 100),
      );
      expect(
        data.products.reduce(
          (sum: number, line: { total_price: number }) =>
            sum + Math.round(line.total_price * 100),
          0,
        ),
      ).toBe(cents('price') - cents('total_discount'));
      expect(data.small_order_fee).toBeGreaterThan(0);
      expect(data.delivery_fee).toBeGreaterThan(0);
      expect(data.availability.can_order).toBe(true);
      // nobody pays with minor parts of the third
      expect(data.tips).toBe(currency === 3 ? 2 : 1.5);
    }
  });

  it('lives for 15 minutes and delivers free from the amount of the shop', async () => {
    const now = new Date('2024-11-21T09:00:00Z');
    api.setNow(now);
    const { cartId, shopper } = await createFilledCart(api, {
      shop: { deliveryStartMinor: 199, freeDeliveryFromMinor: 1_000 },
    });
    const { data } = (
      await calculate(shopper, cartId, { type: 'delivery', address: LOCATION })
    ).body;
    expect(data).toMatchObject({
      delivery_fee: 0,
      expires_at: '2024-11-21T09:15:00.000Z',
      cart_version: 2,
    });
    expect(+new Date(data.eta.from)).toBeGreaterThanOrEqual(+now + 20 * 60_000);
    const pickup = (await calculate(shopper, cartId, { type: 'pickup' })).body
      .data;
    expect(pickup).toMatchObject({ delivery_fee: 0, distance: null });
    api.setNow(null);
  });

  it("refuses another person's cart, an empty one, a missing address, half a slot and any coupon", async () => {
    const { cartId, shopper } = await createFilledCart(api);
    const stranger = await createShopper(api);
    expect((await calculate(stranger, cartId, { type: 'pickup' })).status).toBe(
      404,
    );
    expect(
      (await api.post(`${CART}/calculate/abc`, { type: 'pickup' }, shopper))
        .status,
    ).toBe(404);
    expect(
      (await calculate(shopper, cartId, { type: 'delivery' })).body.params,
    ).toHaveProperty('address');
    expect(
      (
        await calculate(shopper, cartId, {
          type: 'pickup',
          delivery_time: '10:00',
        })
      ).body.params,
    ).toHaveProperty('delivery_date');
    expect(
      (await calculate(shopper, cartId, { type: 'pickup', coupon: 'NOPE' }))
        .body.statusCode,
    ).toBe('ERROR_249');
    const { data } = (await api.get(CART, shopper)).body;
    await api.call('DELETE', `${CART}/product/delete`, {
      ...shopper,
      body: { ids: [data.user_carts[0].cartDetails[0].id] },
    });
    expect((await calculate(shopper, cartId, { type: 'pickup' })).status).toBe(
      400,
    );
  });

  it('counts add-ons once for every unit', async ({ shopper }) => {
    const filled = (await menu.insert(shopper, menu.dishRows(2, 1))).body.data;
    const { data } = (await calculate(shopper, filled.id, { type: 'pickup' }))
      .body;
    expect(data.products[0]).toMatchObject({
      quantity: 2,
      price: 16.4,
      discount: 2.08,
      total_price: 14.32,
    });
    expect(data.total_price).toBe(14.32);
    await fillCart(api, shopper, {
      shopId: menu.shop.id,
      stockId: (await createProduct(api.db, menu.shop.id)).stockId,
      quantity: 1,
    });
    expect(
      (await calculate(shopper, filled.id, { type: 'pickup' })).body.data
        .total_price,
    ).toBe(21.22);
  });
});
