import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { products, stocks } from '@/server/db/schema/products';
import { api, it } from '@/tests/support/api/api-test';
import { createFilledCart, type Shopper } from '@/tests/support/factories/cart';

const CART = '/dashboard/user/cart';

describe('the quote', () => {
  const LOCATION = { latitude: 41.3, longitude: 69.23 };
  const calculate = (shopper: Shopper, id: number, body: object, query = '') =>
    api.post(`${CART}/calculate/${id}${query}`, body, shopper);

  it('reports what stands in the way instead of refusing', async () => {
    const reason = async (
      overrides: Parameters<typeof createFilledCart>[1],
      body: object,
    ) => {
      const { cartId, shopper } = await createFilledCart(api, overrides);
      const answer = await calculate(shopper, cartId, {
        type: 'delivery',
        address: LOCATION,
        ...body,
      });
      expect(answer.status).toBe(200);
      return answer.body.data.availability;
    };
    expect(await reason({ shop: { open: false } }, {})).toMatchObject({
      can_order: false,
      reason: 'shop_off',
    });
    expect(
      await reason({}, { address: { latitude: 42, longitude: 69 } }),
    ).toMatchObject({ reason: 'out_of_zone' });
    expect(await reason({ shop: { minAmountMinor: 5_000 } }, {})).toMatchObject(
      { reason: 'below_minimum' },
    );
    api.setNow(new Date('2024-11-21T09:00:00Z'));
    const closed = await reason(
      { shop: { hours: { opensAt: '18:00', closesAt: '23:00' } } },
      {},
    );
    expect(closed).toMatchObject({
      reason: 'closed_now',
      next_at: '2024-11-21T13:00:00.000Z',
    });
    const slot = { delivery_date: '2024-11-22', delivery_time: '19:00' };
    expect(
      await reason(
        { shop: { hours: { opensAt: '18:00', closesAt: '23:00' } } },
        slot,
      ),
    ).toMatchObject({ can_order: true });
    api.setNow(null);
    const { cartId, product, shopper } = await createFilledCart(api);
    await api.db
      .update(stocks)
      .set({ quantity: 1 })
      .where(eq(stocks.id, product.stockId));
    const short = await calculate(shopper, cartId, { type: 'pickup' });
    expect(short.body.data.availability).toMatchObject({
      can_order: false,
      reason: 'out_of_stock',
    });
    await api.db
      .update(products)
      .set({ active: false })
      .where(eq(products.id, product.id));
    expect(
      (await calculate(shopper, cartId, { type: 'pickup' })).body.data
        .availability.can_order,
    ).toBe(false);
  });
});
