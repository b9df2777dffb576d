// @module-tag both-engines
import { and, eq } from 'drizzle-orm';
import { afterEach, expect } from 'vitest';
import { shopPayments } from '@/server/db/schema/catalogue';
import { payments } from '@/server/db/schema/settings';
import { readOutbox } from '@/tests/support/account/registration';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import {
  createFilledCart,
  createShopper,
  orderBody,
  type Shopper,
} from '@/tests/support/factories/cart';
import {
  moveOrder,
  placeOrder,
  topUpWallet,
} from '@/tests/support/factories/order';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';

const token = TEST_OPERATOR_TOKEN;

async function set(key: string, value: string): Promise<void> {
  const path = `/dashboard/admin/settings/${key}`;
  const { status } = await api.call('PUT', path, { token, body: { value } });
  expect(status).toBe(200);
}

afterEach(async () => {
  await set('service_fee', '0');
  await set('payment_type', 'both');
  await set('otp_expire_time', '10');
  await api.db.update(payments).set({ active: true });
  api.setNow(null);
});

/** A cart of 20.00 at a shop that takes 5 % of it, nothing for the way. */
const filledCart = () =>
  createFilledCart(api, {
    shop: { serviceFeePercent: 5, deliveryStartMinor: 0, taxPercent: 0 },
    product: { priceMinor: 1_000 },
  });

async function quoteOf(
  shopper: Shopper,
  cartId: number,
): Promise<{ id: string; service_fee: number; total_price: number }> {
  const { body } = await api.post(
    `/dashboard/user/cart/calculate/${cartId}`,
    { type: 'delivery', address: EXAMPLE_LOCATION },
    shopper,
  );
  return body.data;
}

it('service_fee is charged on each order beside the shop’s percent, in quote, order, receipt and refund', async () => {
  const { cartId, shop, shopper } = await filledCart();
  expect(await quoteOf(shopper, cartId)).toMatchObject({ service_fee: 1 });
  await set('service_fee', '0.75');
  const quote = await quoteOf(shopper, cartId);
  expect(quote.service_fee).toBe(1.75);
  await topUpWallet(api.db, shopper.userId, 10_000);
  const { body } = await placeOrder(
    api,
    shopper,
    orderBody(cartId, shop.payments.wallet, { quote_id: quote.id }),
  );
  const order = body.data;
  expect(order).toMatchObject({
    service_fee: 1.75,
    total_price: quote.total_price,
  });
  // the fee of an order is what it was placed with
  await set('service_fee', '3');
  const seen = await api.get(`/dashboard/user/orders/${order.id}`, shopper);
  expect(seen.body.data.service_fee).toBe(1.75);
  await moveOrder(api, order.id, ['cancelled']);
  const wallet = await api.get('/dashboard/user/profile/show', shopper);
  expect(wallet.body.data.wallet.price).toBe(100);
});

it('service_fee that changed since the quote is asked about before the order is placed', async () => {
  const { cartId, shop, shopper } = await filledCart();
  const quote = await quoteOf(shopper, cartId);
  await set('service_fee', '2');
  const { body, status } = await placeOrder(
    api,
    shopper,
    orderBody(cartId, shop.payments.cash, { quote_id: quote.id }),
  );
  expect([status, body.statusCode]).toEqual([409, 'ERROR_110']);
  expect(body.data.new.service_fee).toBe(3);
});

it('service_fee is of the default currency, and converted', async () => {
  const { cartId, shopper } = await filledCart();
  await set('service_fee', '1');
  const list = (await api.get('/rest/currencies/active')).body.data as {
    id: number;
    rate: number;
  }[];
  for (const { id, rate } of list) {
    const { body } = await api.post(
      `/dashboard/user/cart/calculate/${cartId}`,
      { type: 'delivery', address: EXAMPLE_LOCATION, currency_id: id },
      shopper,
    );
    expect(body.data.service_fee).toBeCloseTo(2 * rate, 1);
  }
});

const ERROR_UNKNOWN_PAYMENT = 'ERROR_432';

it('payment_type says whose switches rule the ways to pay: the house’s, the shop’s, or both', async () => {
  const { product, shop } = await filledCart();
  const { card, cash, wallet } = shop.payments;
  const ofShop = and(
    eq(shopPayments.shopId, shop.id),
    eq(shopPayments.paymentId, cash),
  );
  // the house takes no wallet, the shop no cash and has no switch for a card
  await api.db
    .update(payments)
    .set({ active: false })
    .where(eq(payments.id, wallet));
  await api.db.update(shopPayments).set({ active: false }).where(ofShop);
  await api.db
    .delete(shopPayments)
    .where(
      and(eq(shopPayments.shopId, shop.id), eq(shopPayments.paymentId, card)),
    );

  async function ways(): Promise<unknown> {
    const house = (await api.get('/rest/payments')).body.data as {
      id: number;
      active: boolean;
    }[];
    const seen = (await api.get(`/rest/shops/${shop.uuid}`)).body.data as {
      shop_payments: { status: boolean; payment: { id: number } }[];
    };
    const placed: string[] = [];
    for (const [name, id] of Object.entries({ card, cash, wallet })) {
      const shopper = await createShopper(api);
      await topUpWallet(api.db, shopper.userId, 10_000);
      const { body: added } = await api.post(
        '/dashboard/user/cart/insert-product',
        {
          shop_id: shop.id,
          products: [{ stock_id: product.stockId, quantity: 1 }],
        },
        shopper,
      );
      const { body, status } = await placeOrder(
        api,
        shopper,
        orderBody(added.data.id, id),
      );
      const isOffered =
        house.some((one) => one.id === id && one.active) &&
        seen.shop_payments.some(
          ({ payment, status: isOn }) => isOn && payment.id === id,
        );
      if (status !== 200) expect(body.statusCode).toBe(ERROR_UNKNOWN_PAYMENT);
      // what is offered can be placed, and nothing else
      expect(status === 200, name).toBe(isOffered);
      if (isOffered) placed.push(name);
    }
    return placed;
  }
  expect(await ways()).toEqual([]);
  await set('payment_type', 'admin');
  await expect.poll(ways).toEqual(['card', 'cash']);
  await set('payment_type', 'seller');
  await expect.poll(ways).toEqual(['wallet']);
});

it('otp_expire_time is how long a code can be entered, and what its message says', async () => {
  const email = 'minutes@example.com';
  await set('otp_expire_time', '3');
  await api.post('/auth/register', { email });
  const [message] = await readOutbox(api, email);
  expect(message?.text).toContain('3 min');
  const verify = () =>
    api.post('/auth/verify/code', { email, verifyCode: message?.code });
  api.setNow(new Date(Date.now() + 3 * 60_000 + 1_000));
  expect((await verify()).status).not.toBe(200);
  api.setNow(new Date(Date.now() + 2 * 60_000));
  expect((await verify()).status).toBe(200);
});

it.each(['0', '1441', '2.5', 'soon'])(
  'otp_expire_time cannot be "%s"',
  async (value) => {
    const path = '/dashboard/admin/settings/otp_expire_time';
    const refused = await api.call('PUT', path, { token, body: { value } });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('1 to 1440');
  },
);
