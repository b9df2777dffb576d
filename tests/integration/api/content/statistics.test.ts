// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { forgetCached } from '@/server/caches/catalogue-cache';
import type { StatisticDto } from '@/server/contracts/content/pages';
import { shops } from '@/server/db/schema/catalogue';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { moveOrder, placeOrder } from '@/tests/support/factories/order';
import { api, it } from '@/tests/support/api/api-test';

async function numbers(): Promise<StatisticDto[]> {
  forgetCached('statistics');
  return (await api.get('/rest/stat')).body.data as StatisticDto[];
}

const delivered = async () =>
  (await numbers()).find(({ key }) => key === 'orders')?.value;

describe('the numbers of the house', () => {
  it('are counted', async () => {
    expect((await numbers()).map(({ key }) => key)).toEqual([
      'shops',
      'products',
      'orders',
      'reviews',
      'couriers',
    ]);
  });

  it('has the orders a shop brought along, and of the later ones those that were delivered', async () => {
    const { cartId, shop, shopper } = await createFilledCart(api);
    const before = (await delivered()) ?? 0;
    await api.db
      .update(shops)
      .set({ ordersCount: 5000 })
      .where(eq(shops.id, shop.id));
    const order = orderBody(cartId, shop.payments.cash);
    const { data } = (await placeOrder(api, shopper, order)).body;
    expect(await delivered()).toBe(before + 5000);
    await moveOrder(api, data.id);
    expect(await delivered()).toBe(before + 5001);
  });
});
