import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { shops } from '@/server/db/schema/catalogue';
import { stocks } from '@/server/db/schema/products';
import { settings } from '@/server/db/schema/settings';
import { api, it as base } from '@/tests/support/api/api-test';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { placeOrder, stockLeft } from '@/tests/support/factories/order';

const it = base.extend(
  'settings',
  { scope: 'file' },
  { PAYMENT_GATEWAY: 'none' },
);

const ORDERS = '/dashboard/user/orders';

let filled: Awaited<ReturnType<typeof createFilledCart>>;

beforeEach(async () => {
  filled = await createFilledCart(api);
});

function body(overrides: Record<string, unknown> = {}) {
  return orderBody(filled.cartId, filled.shop.payments.cash, overrides);
}

describe('placing an order', () => {
  const refusals: [string, Record<string, unknown>, string][] = [
    ['no address', { address: undefined }, 'ERROR_400'],
    ['no location', { location: undefined }, 'ERROR_400'],
    ["somebody else's address", { address_id: 999_999 }, 'ERROR_404'],
    ["somebody else's cart", { cart_id: 999_999 }, 'ERROR_404'],
    [
      'an unknown quote',
      { quote_id: '6f1c3d0a-27a3-4f04-9a6f-6a2f3a3ad9d1' },
      'ERROR_404',
    ],
    ['an unknown payment method', { payment_id: 999_999 }, 'ERROR_432'],
    [
      'a point outside the zone',
      { location: { latitude: 42, longitude: 69 } },
      'ERROR_433',
    ],
    ['a coupon', { coupon: 'FREE' }, 'ERROR_249'],
    ['a bad phone', { phone: 'call me' }, 'ERROR_400'],
    [
      'a time that has passed',
      { delivery_date: '2020-01-01', delivery_time: '12:00' },
      'ERROR_118',
    ],
    ['a delivery of an unknown kind', { delivery_type: 'rocket' }, 'ERROR_400'],
  ];
  it.each(refusals)(
    'refuses %s and changes nothing',
    async (_, overrides, code) => {
      const answer = await placeOrder(
        api,
        filled.shopper,
        body(overrides),
        'refused',
      );
      expect(answer.body.statusCode).toBe(code);
      expect(await stockLeft(api.db, filled.product.stockId)).toBe(100);
      expect(
        (await api.get('/dashboard/user/cart', filled.shopper)).status,
      ).toBe(200);
      expect(
        (await placeOrder(api, filled.shopper, body(), 'refused')).status,
      ).toBe(200);
    },
  );

  it('refuses a card where nobody takes it, and a visitor', async () => {
    const card = orderBody(filled.cartId, filled.shop.payments.card);
    expect((await placeOrder(api, filled.shopper, card)).body.statusCode).toBe(
      'ERROR_432',
    );
    expect((await api.post(ORDERS, body())).status).toBe(401);
  });

  it('refuses a closed shop, an order below the minimum and what is sold out', async () => {
    const { cartId, product, shop, shopper } = filled;
    const set = (changes: Partial<typeof shops.$inferInsert>) =>
      api.db.update(shops).set(changes).where(eq(shops.id, shop.id));
    await set({ open: false });
    expect((await placeOrder(api, shopper, body())).body).toMatchObject({
      statusCode: 'ERROR_118',
      data: { reason: 'shop_off' },
    });
    await set({ open: true, minAmountMinor: 5_000 });
    expect((await placeOrder(api, shopper, body())).body.statusCode).toBe(
      'ERROR_112',
    );
    await set({ smallOrderFeeMinor: 100 });
    await api.db
      .update(stocks)
      .set({ quantity: 1 })
      .where(eq(stocks.id, product.stockId));
    expect((await placeOrder(api, shopper, body())).body.statusCode).toBe(
      'ERROR_430',
    );
    await api.db
      .update(stocks)
      .set({ quantity: 2 })
      .where(eq(stocks.id, product.stockId));
    const { data } = (
      await placeOrder(api, shopper, orderBody(cartId, shop.payments.cash))
    ).body;
    expect(data.small_order_fee).toBe(1);
    expect(await stockLeft(api.db, product.stockId)).toBe(0);
  });

  it('wants a phone when the house says so', async () => {
    await api.db
      .insert(settings)
      .values({ key: 'before_order_phone_required', value: '1' });
    expect(
      (await placeOrder(api, filled.shopper, body({ phone: undefined }))).body
        .statusCode,
    ).toBe('ERROR_117');
    await api.db
      .delete(settings)
      .where(eq(settings.key, 'before_order_phone_required'));
    expect(
      (await placeOrder(api, filled.shopper, body({ phone: undefined })))
        .status,
    ).toBe(200);
  });

  it('refuses a quote whose result changed, and takes an expired one that still holds', async () => {
    const { cartId, product, shopper } = filled;
    const calculate = async () =>
      (
        await api.post(
          `/dashboard/user/cart/calculate/${cartId}`,
          { type: 'pickup' },
          shopper,
        )
      ).body.data;
    const pickup = (quoteId: string) =>
      body({ delivery_type: 'pickup', quote_id: quoteId });
    const old = await calculate();
    await api.db
      .update(stocks)
      .set({ priceMinor: 790 })
      .where(eq(stocks.id, product.stockId));
    const changed = await placeOrder(api, shopper, pickup(old.id));
    expect([changed.status, changed.body.statusCode]).toEqual([
      409,
      'ERROR_110',
    ]);
    expect(changed.body.data).toMatchObject({
      old: { total_price: 13.8 },
      new: { total_price: 15.8 },
    });
    expect(changed.body.data.changes).toContainEqual({
      field: 'line',
      stock_id: product.stockId,
      old: 13.8,
      new: 15.8,
    });
    const fresh = await calculate();
    api.setNow(new Date(Date.now() + 20 * 60_000));
    expect(
      (await placeOrder(api, shopper, pickup(fresh.id))).body.data.total_price,
    ).toBe(15.8);
    api.setNow(null);
  });
});
