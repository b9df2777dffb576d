import { describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { createCoupon } from '@/tests/support/factories/coupon';
import { createShopper, fillCart } from '@/tests/support/factories/cart';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';

/** Nine of a dish of $1.11 are $9.99, and €9.00 at 0.9: each is €0.999. */
async function nineOf(
  priceMinor: number,
  overrides: Parameters<typeof createShop>[1],
) {
  const shop = await createShop(api.db, overrides);
  const { stockId } = await createProduct(api.db, shop.id, { priceMinor });
  const shopper = await createShopper(api);
  const id = await fillCart(api, shopper, {
    ...{ shopId: shop.id, stockId },
    quantity: 9,
  });
  const euros = await api.get('/rest/currencies');
  const euro = (euros.body.data as { id: number; title: string }[]).find(
    ({ title }) => title === 'EUR',
  );
  const query = `?currency_id=${euro?.id}`;
  const cart = await api.get(`/dashboard/user/cart${query}`, shopper);
  const quote = (body: object) =>
    api.post(`/dashboard/user/cart/calculate/${id}${query}`, body, shopper);
  return { cart: cart.body.data, quote };
}

describe('what a basket lacks, in another currency than the default one', () => {
  it('is not nothing where the server says that it is too little', async () => {
    const { cart, quote } = await nineOf(111, { minAmountMinor: 1_000 });
    expect([cart.total_price, cart.shop.min_amount]).toEqual([9, 9]);
    expect(cart.goals).toEqual({
      to_minimum: 0.01,
      to_free_delivery: null,
      small_order_fee: 0,
    });
    const { data } = (await quote({ type: 'pickup' })).body;
    expect(data.availability.reason).toBe('below_minimum');
    expect(data.to_minimum).toBe(0.01);
  });

  it('is nothing where the server says that it is enough', async () => {
    // nine of $1.16 are $10.44, and at €1.04 each €9.36, less than the €9.40 that $10.44 are
    const { cart, quote } = await nineOf(116, {
      minAmountMinor: 1_044,
      freeDeliveryFromMinor: 1_044,
      smallOrderFeeMinor: 100,
    });
    expect(cart.total_price).toBeLessThan(cart.shop.min_amount);
    expect(cart.goals).toEqual({
      to_minimum: 0,
      to_free_delivery: 0,
      small_order_fee: 0,
    });
    const { data } = (await quote({ type: 'pickup' })).body;
    expect(data).toMatchObject({ to_minimum: 0, small_order_fee: 0 });
  });

  it('and its small-order fee are those of the quote', async () => {
    const { cart, quote } = await nineOf(111, {
      minAmountMinor: 1_000,
      smallOrderFeeMinor: 155,
    });
    const { data } = (await quote({ type: 'pickup' })).body;
    expect(cart.goals.small_order_fee).toBe(1.4);
    expect(data.small_order_fee).toBe(1.4);
  });

  it('is told for a promo code by the same rule', async () => {
    const { quote } = await nineOf(111, {});
    const { name } = await createCoupon(api.db, { minGoodsMinor: 1_000 });
    const refused = await quote({ type: 'pickup', coupon: name });
    expect(JSON.stringify(refused.body)).toContain('€0.01');
  });
});
