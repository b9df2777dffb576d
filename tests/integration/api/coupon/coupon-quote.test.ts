// @module-tag both-engines
import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { openCartBrowser } from '@/tests/support/cart/cart-browser';
import { createFilledCart } from '@/tests/support/factories/cart';
import { createCoupon } from '@/tests/support/factories/coupon';
import { createShop } from '@/tests/support/factories/shop';

const HERE = { latitude: 41.3, longitude: 69.24 };
const CURRENCIES = [1, 2, 3];

let filled: Awaited<ReturnType<typeof createFilledCart>>;

beforeEach(async () => {
  filled = await createFilledCart(api, {
    shop: { deliveryStartMinor: 330, taxPercent: 5 },
    product: { priceMinor: 997 },
  });
});

const calculate = (body: object, query = '') =>
  api.post(
    `/dashboard/user/cart/calculate/${filled.cartId}${query}`,
    { type: 'delivery', address: HERE, ...body },
    filled.shopper,
  );

describe('a quote with a promo code', () => {
  it.each([
    ['percent of the goods', { value: 1_250 }, 'goods'],
    ['a fixed amount', { type: 'fix', value: 300 }, 'goods'],
    ['more than the goods', { type: 'fix', value: 900_000 }, 'goods'],
    ['the way', { for: 'delivery_fee', value: 10_000 }, 'way'],
    ['with a maximum', { value: 5_000, maxOffMinor: 50 }, 'goods'],
  ] as const)('adds up in every currency: %s', async (_, overrides, target) => {
    const coupon = await createCoupon(api.db, overrides);
    for (const currency of CURRENCIES) {
      const answer = await calculate(
        { coupon: ` ${coupon.name.toLowerCase()} `, tips: 1.5 },
        `?currency_id=${currency}`,
      );
      expect(answer.status).toBe(200);
      const { data } = answer.body;
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
      expect(data.coupon_price).toBeGreaterThan(0);
      expect(data.coupon_price).toBeLessThanOrEqual(
        target === 'way' ? data.delivery_fee : data.price - data.total_discount,
      );
      expect(data.coupon).toMatchObject({
        name: coupon.name,
        type: coupon.type,
        for: coupon.for,
      });
    }
  });

  it('names the coupon with its own number, and is null without one', async () => {
    const { name } = await createCoupon(api.db);
    const { data } = (await calculate({ coupon: name })).body;
    expect(data).toMatchObject({
      coupon: { name, type: 'percent', for: 'total_price', price: 10 },
      coupon_price: 1.99,
    });
    for (const none of ['', '  ', null])
      expect((await calculate({ coupon: none })).body.data).toMatchObject({
        coupon: null,
        coupon_price: 0,
      });
  });

  it('takes nothing off a way that costs nothing', async () => {
    const { name } = await createCoupon(api.db, { for: 'delivery_fee' });
    const { data } = (await calculate({ coupon: name, type: 'pickup' })).body;
    expect(data).toMatchObject({ coupon: { name }, coupon_price: 0 });
  });

  it('refuses, at its field and in the person’s language, what may not be used', async () => {
    const other = await createShop(api.db);
    const past = new Date(1);
    const cases = [
      ['ERROR_249', { active: false }],
      ['ERROR_249', { shopId: other.id }],
      ['ERROR_249', { startsAt: new Date(Date.now() + 60_000) }],
      ['ERROR_250', { endsAt: past }],
      ['ERROR_250', { usesMax: 2, uses: 2 }],
    ] as const;
    for (const [code, overrides] of cases) {
      const { name } = await createCoupon(api.db, overrides);
      const { body, status } = await calculate({ coupon: name });
      expect([status, body.statusCode]).toEqual([400, code]);
      expect(body.params).toEqual({ coupon: [body.message] });
    }
    const unknown = await calculate({ coupon: 'NOPE' }, '?lang=ru');
    expect(unknown.body).toMatchObject({
      statusCode: 'ERROR_249',
      params: { coupon: ['Промокод недействителен.'] },
    });
  });

  it('names what is missing to its minimum, in the asked currency', async () => {
    const { name } = await createCoupon(api.db, { minGoodsMinor: 2_494 });
    const { body } = await calculate({ coupon: name });
    expect(body.statusCode).toBe('ERROR_249');
    expect(body.params.coupon[0]).toContain('$5.00');
    const euro = await calculate({ coupon: name }, '?currency_id=2&lang=ru');
    expect(euro.body.params.coupon[0]).toMatch(/добавьте.*4,50\s€/);
    const reached = await createCoupon(api.db, { minGoodsMinor: 1_994 });
    expect((await calculate({ coupon: reached.name })).status).toBe(200);
  });

  it('prices a guest’s cart, too', async () => {
    const { name } = await createCoupon(api.db);
    const guest = openCartBrowser(api);
    await guest.insert(filled.shop.id, [[filled.product.stockId, 2]]);
    const ask = (coupon: string) =>
      guest.call('POST', '/rest/cart/current/calculate', {
        type: 'pickup',
        coupon,
      });
    expect((await ask(name)).body.data).toMatchObject({
      coupon: { name },
      coupon_price: 1.99,
    });
    expect((await ask('NOPE')).body.statusCode).toBe('ERROR_249');
  });
});

describe('POST /rest/coupons/check', () => {
  const check = (coupon: string, options: object = {}) =>
    api.post(
      '/rest/coupons/check',
      { coupon, shop_id: filled.shop.id },
      options,
    );

  it('answers the coupon of a code, of the house or of the shop', async () => {
    const mine = await createCoupon(api.db, {
      shopId: filled.shop.id,
      type: 'fix',
      value: 300,
      endsAt: new Date('2090-01-01T00:00:00Z'),
      minGoodsMinor: 1_000,
    });
    expect((await check(mine.name.toLowerCase())).body.data).toEqual({
      id: mine.id,
      name: mine.name,
      type: 'fix',
      for: 'total_price',
      price: 3,
      expired_at: '2090-01-01T00:00:00.000Z',
      min_amount: 10,
      max_discount: null,
    });
    const other = await createShop(api.db);
    const theirs = await createCoupon(api.db, { shopId: other.id });
    const { body, status } = await check(theirs.name);
    expect([status, body.statusCode]).toEqual([400, 'ERROR_249']);
    expect((await check('')).body.params).toHaveProperty('coupon');
  });

  it('lets nobody guess: after 60 questions of an address a right code is refused, too', async () => {
    const { name } = await createCoupon(api.db);
    const from = '198.51.100.23';
    const first = await Promise.all(
      Array.from({ length: 60 }, (_, index) => check(`NO${index}`, { from })),
    );
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([400]));
    const late = await check(name, { from });
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0);
    const priced = await api.post(
      `/dashboard/user/cart/calculate/${filled.cartId}`,
      { type: 'pickup', coupon: name },
      { ...filled.shopper, from },
    );
    expect(priced.status).toBe(429);
    expect((await check(name)).status).toBe(200);
  });
});
