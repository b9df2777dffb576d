import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { shops } from '@/server/db/schema/catalogue';
import { outboxMessages } from '@/server/db/schema/settings';
import { api, it } from '@/tests/support/api/api-test';
import {
  createFilledCart,
  createShopper,
  orderBody,
} from '@/tests/support/factories/cart';
import { placeOrder, stockLeft } from '@/tests/support/factories/order';
import {
  createAddonGroup,
  createProduct,
} from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';

const ORDERS = '/dashboard/user/orders';

let filled: Awaited<ReturnType<typeof createFilledCart>>;

beforeEach(async () => {
  filled = await createFilledCart(api);
});

function body(overrides: Record<string, unknown> = {}) {
  return orderBody(filled.cartId, filled.shop.payments.cash, overrides);
}

describe('placing an order', () => {
  it('makes the order of the cart with its lines, sums, payment and mail', async () => {
    const shop = await createShop(api.db, {
      taxPercent: 5,
      serviceFeePercent: 2,
      deliveryStartMinor: 199,
    });
    const dish = await createProduct(api.db, shop.id, { priceMinor: 690 });
    const [salad] = await createAddonGroup(api.db, dish, {
      shopId: shop.id,
      min: 0,
      max: 5,
      prices: [80],
    });
    const shopper = await createShopper(api);
    const products = [
      { stock_id: dish.stockId, quantity: 2, note: 'from the cart' },
      { stock_id: salad?.stockId, quantity: 1, parent_id: dish.stockId },
    ];
    const cart = (
      await api.post(
        '/dashboard/user/cart/insert-product',
        { shop_id: shop.id, products },
        shopper,
      )
    ).body.data;
    const quoteBody = {
      type: 'delivery',
      address: { latitude: 41.3, longitude: 69.23 },
      tips: 2,
    };
    const quote = (
      await api.post(
        `/dashboard/user/cart/calculate/${cart.id}`,
        quoteBody,
        shopper,
      )
    ).body.data;
    const input = orderBody(cart.id, shop.payments.cash, {
      quote_id: quote.id,
      tips: 2,
      location: [41.3, 69.23],
      note: 'Leave it at the door',
      notes: { [dish.stockId]: 'no raisins' },
    });
    const { body: answer, status } = await placeOrder(
      api,
      shopper,
      input,
      'first',
    );
    expect(status).toBe(200);
    expect(answer.data).toMatchObject({
      status: 'new',
      version: 1,
      total_price: quote.total_price,
      origin_price: 15.4,
      tax: quote.total_shop_tax,
      service_fee: quote.service_fee,
      delivery_fee: quote.delivery_fee,
      tips: 2,
      items_count: 2,
      address: { address: 'Amir Temur Avenue 12', office: '37' },
      location: { latitude: 41.3, longitude: 69.23 },
      phone: '+998901234567',
      note: 'Leave it at the door',
      scheduled: false,
      can_cancel: true,
      transaction: {
        status: 'progress',
        price: quote.total_price,
        payment_system: { tag: 'cash' },
      },
      status_history: [{ status: 'new' }],
      deliveryman: null,
    });
    expect(answer.data.details).toHaveLength(1);
    expect(answer.data.details[0]).toMatchObject({
      quantity: 2,
      origin_price: 13.8,
      note: 'no raisins',
      addons: [{ quantity: 1, origin_price: 1.6, stock_id: salad?.stockId }],
    });
    expect(await stockLeft(api.db, dish.stockId)).toBe(98);
    expect(await stockLeft(api.db, salad?.stockId ?? 0)).toBe(98);
    expect((await api.get('/dashboard/user/cart', shopper)).status).toBe(404);
    const [mail] = await api.db
      .select()
      .from(outboxMessages)
      .where(
        eq(
          outboxMessages.subject,
          `Your order ${answer.data.id} at ${answer.data.shop.title}`,
        ),
      );
    expect(mail?.body).toContain(`Total: $${quote.total_price.toFixed(2)}`);
    const [counted] = await api.db
      .select({ orders: shops.ordersCount })
      .from(shops)
      .where(eq(shops.id, shop.id));
    expect(counted?.orders).toBe(1);
    const shown = await api.get(`${ORDERS}/${answer.data.id}?lang=ru`, shopper);
    expect(shown.body.data.details[0].stock.product.title).toMatch(/^Блюдо/);
    expect(shown.body.data.total_price).toBe(quote.total_price);
  });

  it('keeps the currency and rate it was placed in', async () => {
    const { data } = (
      await placeOrder(api, filled.shopper, body({ currency_id: 3 }))
    ).body;
    expect(data).toMatchObject({
      rate: 12_650,
      currency: { symbol: "so'm", rate: 12_650 },
      origin_price: 174_570,
    });
    const later = (
      await api.get(`${ORDERS}/${data.id}?currency_id=1`, filled.shopper)
    ).body.data;
    expect(later.origin_price).toBe(174_570);
  });

  it('takes a pickup at a chosen time without any address', async () => {
    api.setNow(new Date('2024-11-21T05:00:00Z'));
    const slot = { delivery_date: '2024-11-22', delivery_time: '12:30' };
    const { data } = (
      await placeOrder(
        api,
        filled.shopper,
        body({
          delivery_type: 'pickup',
          address: undefined,
          location: undefined,
          ...slot,
        }),
      )
    ).body;
    expect(data).toMatchObject({
      ...slot,
      scheduled: true,
      address: null,
      location: null,
      delivery_fee: 0,
    });
    expect(data.eta).toEqual({
      from: '2024-11-22T07:30:00.000Z',
      to: '2024-11-22T08:00:00.000Z',
    });
    api.setNow(null);
  });
});
