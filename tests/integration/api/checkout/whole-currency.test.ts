import { describe, expect } from 'vitest';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';
import { api, it } from '@/tests/support/api/api-test';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';

/** So'm, the third currency of the fixtures. */
const SOM = 3;

/** Every number under a name that is money. */
function amountsOf(answer: object): [string, number][] {
  const isMoney = /price|fee|discount|tax|tips|saved|minimum/;
  return Object.entries(answer).flatMap(([name, value]) =>
    typeof value === 'number' && isMoney.test(name) ? [[name, value]] : [],
  );
}

describe('a currency whose minor parts nobody pays with', () => {
  it('is quoted, told by the shop and charged in whole units', async () => {
    const { cartId, shop, shopper } = await createFilledCart(api, {
      shop: { serviceFeePercent: 3, taxPercent: 7, deliveryStartMinor: 137 },
      product: { priceMinor: 1_023 },
    });
    forgetCached('');
    const { body: quoted } = await api.post(
      `/dashboard/user/cart/calculate/${cartId}?currency_id=${SOM}`,
      { type: 'delivery', address: { ...EXAMPLE_LOCATION }, tips: 1_234.56 },
      shopper,
    );
    const { body: page } = await api.get(
      `/rest/shops/${shop.id}?currency_id=${SOM}`,
    );
    const order = orderBody(cartId, shop.payments.cash, {
      quote_id: quoted.data.id,
      currency_id: SOM,
      tips: 1_234.56,
    });
    const { body: placed } = await placeOrder(api, shopper, order);
    const amounts = [quoted, page, placed].flatMap(({ data }) =>
      amountsOf(data),
    );
    expect(amounts.length).toBeGreaterThan(15);
    expect(amounts.filter(([, amount]) => amount % 1 !== 0)).toEqual([]);
    expect(placed.data.total_price).toBe(quoted.data.total_price);
  });
});
