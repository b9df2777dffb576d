// @module-tag both-engines
import { afterEach, beforeEach, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { operate } from '@/tests/support/api/operator-tool';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import type { CurrencyDto } from '@/server/contracts/settings';

const currency = (...line: string[]) => operate(api, ['currency', ...line]);

let eur: number;

beforeEach(async () => {
  const { body } = await api.get('/rest/currencies');
  const list = body.data as CurrencyDto[];
  eur = list.find(({ title }) => title === 'EUR')?.id ?? 0;
});
afterEach(() => currency('on', 'EUR'));

const filledCart = () =>
  createFilledCart(api, {
    shop: { serviceFeePercent: 0, taxPercent: 0 },
    product: { priceMinor: 1_000 },
  });

it('every call in it is refused by name, as none of its amounts is true any more', async () => {
  const { shop, shopper } = await filledCart();
  await currency('off', 'EUR');
  for (const path of [
    `/rest/products/paginate?shop_id=${shop.id}&currency_id=${eur}`,
    `/dashboard/user/cart?currency_id=${eur}`,
  ]) {
    const { body, status } = await api.get(path, shopper);
    expect([status, body.params]).toEqual([
      400,
      { currency_id: [expect.stringMatching(/no longer used here/)] },
    ]);
  }
  expect((await api.get('/rest/currencies/active')).body.data).not.toEqual(
    expect.arrayContaining([expect.objectContaining({ id: eur })]),
  );
});

it('an order that was quoted in it is refused, and is placed in the house’s currency after a new quote', async () => {
  const { cartId, shop, shopper } = await filledCart();
  const quoteIn = (currency_id?: number) =>
    api.post(
      `/dashboard/user/cart/calculate/${cartId}`,
      { type: 'pickup', ...(currency_id && { currency_id }) },
      shopper,
    );
  const { id } = (await quoteIn(eur)).body.data;
  await currency('off', 'EUR');
  const wish = orderBody(cartId, shop.payments.cash, {
    delivery_type: 'pickup',
    quote_id: id,
  });
  const refused = await placeOrder(api, shopper, {
    ...wish,
    currency_id: eur,
  });
  expect([refused.status, refused.body.params]).toEqual([
    400,
    { currency_id: [expect.stringMatching(/no longer used here/)] },
  ]);
  // the old quote is never an order in another currency
  const asked = await placeOrder(api, shopper, wish);
  expect([asked.status, asked.body.statusCode]).toEqual([409, 'ERROR_110']);
  const fresh = (await quoteIn()).body.data;
  const placed = await placeOrder(api, shopper, {
    ...wish,
    quote_id: fresh.id,
  });
  expect(placed.body.data).toMatchObject({
    total_price: fresh.total_price,
    rate: 1,
  });
});

it('nothing is promised in it: no quote, no top-up, no limit of a group', async () => {
  const { cartId, shopper } = await filledCart();
  await currency('off', 'EUR');
  const answers = await Promise.all([
    api.post(
      `/dashboard/user/cart/calculate/${cartId}`,
      { type: 'pickup', currency_id: eur },
      shopper,
    ),
    api.post(
      '/payments/wallet/payment/top-up',
      { payment_type: 'card', price: 20, currency_id: eur },
      shopper,
    ),
    api.call('PUT', `/dashboard/user/cart/group/${cartId}`, {
      token: shopper.token,
      body: { spending_limit: 20, currency_id: eur },
    }),
  ]);
  for (const { body, status } of answers)
    expect([status, Object.keys(body.params ?? {})]).toEqual([
      400,
      ['currency_id'],
    ]);
});

it('a currency that never was is refused', async () => {
  const { status } = await api.get('/rest/shops/paginate?currency_id=987654');
  expect(status).toBe(400);
});
