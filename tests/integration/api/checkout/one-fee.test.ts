import { describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { createFilledCart } from '@/tests/support/factories/cart';
import { forgetCached } from '@/server/caches/catalogue-cache';

const CURRENCIES = [1, 2, 3];

/** Points around the shop of the fixtures, the same at every run. */
const points = Array.from({ length: 12 }, (_, index) => ({
  latitude: 41.29 + ((index * 37) % 23) / 1_000,
  longitude: 69.22 + ((index * 53) % 29) / 1_000,
}));

/** The fee that each surface tells for one point in one currency. */
async function feesOf(
  { cartId, shop, shopper }: Awaited<ReturnType<typeof createFilledCart>>,
  point: (typeof points)[number],
  currency: number,
) {
  const query = `currency_id=${currency}&address[latitude]=${point.latitude}&address[longitude]=${point.longitude}`;
  const data = async (path: string) =>
    (await api.get(`${path}?perPage=100&${query}`)).body.data;
  const cards = await data('/rest/shops/paginate');
  const quote = await api.post(
    `/dashboard/user/cart/calculate/${cartId}?currency_id=${currency}`,
    { type: 'delivery', address: point },
    shopper,
  );
  return {
    card: cards.find(({ id }: { id: number }) => id === shop.id).delivery_fee,
    page: (await data(`/rest/shops/${shop.id}`)).delivery_fee,
    zone: (
      await api.get(
        `/rest/shop/${shop.id}/delivery-zone/check/distance?${query}`,
      )
    ).body.data.delivery_fee,
    quote: quote.body.data.delivery_fee,
  };
}

describe('a delivery fee', () => {
  it('is the same on card, page, zone check and quote, in whole steps of its currency', async () => {
    const filled = await createFilledCart(api, {
      shop: { deliveryStartMinor: 137, deliveryPerKmMinor: 43 },
    });
    forgetCached('');
    const { data: currencies } = (await api.get('/rest/currencies')).body;
    for (const point of points)
      for (const id of CURRENCIES) {
        const { card, page, quote, zone } = await feesOf(filled, point, id);
        expect([page, zone, quote]).toEqual([card, card, card]);
        const { fee_step: step } = currencies.find(
          (each: { id: number }) => each.id === id,
        );
        expect(Math.round(card * 100) % Math.round(step * 100)).toBe(0);
      }
  });

  it('is not asked, told or added where it is not brought to, nor is a time', async () => {
    const {
      cartId,
      shop: place,
      shopper,
    } = await createFilledCart(api, {
      shop: { deliveryStartMinor: 137, serviceFeePercent: 0 },
    });
    forgetCached('');
    const away = { latitude: 42, longitude: 69 };
    const { data: quote } = (
      await api.post(
        `/dashboard/user/cart/calculate/${cartId}`,
        { type: 'delivery', address: away },
        shopper,
      )
    ).body;
    expect(quote).toMatchObject({
      delivery_fee: 0,
      delivery_saved: 0,
      distance: null,
      eta: null,
      availability: { reason: 'out_of_zone' },
    });
    expect(quote.total_price).toBe(quote.price - quote.total_discount);
    const { data: shop } = (
      await api.get(
        `/rest/shops/${place.id}?address[latitude]=42&address[longitude]=69`,
      )
    ).body;
    expect(shop).toMatchObject({ delivery_fee: null, eta: null });
    expect(shop.distance).toBeGreaterThan(50);
  });
});
