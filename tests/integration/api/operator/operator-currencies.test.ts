// @module-tag both-engines
import { describe, expect } from 'vitest';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { operate } from '@/tests/support/api/operator-tool';
import {
  createFilledCart,
  orderBody,
  type Shopper,
} from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';

const run = (...line: string[]) => operate(api, line);

interface Listed {
  readonly id: number;
  readonly title: string;
  readonly rate: number;
  readonly symbol: string;
  readonly position: string;
}

async function onSite(query = ''): Promise<Readonly<Record<string, Listed>>> {
  const { body } = await api.get(`/rest/currencies${query}`);
  const list = body.data as Listed[];
  return Object.fromEntries(list.map((row) => [row.title, row]));
}

describe('currencies', () => {
  it('are added with the symbol that they have everywhere, changed, and taken off', async () => {
    const added = await run('currency', 'add', 'gbp', '--rate', '0.79');
    expect(added.out).toBe(
      'GBP is in force: 1 USD is 0.79 GBP, written £1,234.50.',
    );
    expect((await onSite()).GBP).toMatchObject({
      symbol: '£',
      position: 'before',
      rate: 0.79,
    });
    await run('currency', 'rate', 'GBP', '0.8');
    expect((await onSite()).GBP?.rate).toBe(0.8);
    const off = await run('currency', 'off', 'GBP');
    expect(off.out).toMatch(/^GBP is off\./);
    expect((await onSite()).GBP).toBeUndefined();
    // what was paid in it is still told in it
    expect((await onSite('?all=1')).GBP?.symbol).toBe('£');
    const list = await run('currencies');
    expect(list.out).toMatch(/CURRENCY +FOR 1 USD +WRITTEN/);
    expect(list.out).toMatch(/GBP +0\.8 +£1,234\.50 +£ +before +no/);
    expect(list.out).toMatch(/USD +1 +\$1,234\.50 .*yes +the house’s own/);
    await run('currency', 'on', 'GBP');
    expect((await onSite()).GBP?.rate).toBe(0.8);
  });

  it('may have a symbol and a place of their own', async () => {
    const line = ['currency', 'add', 'NOK', '--rate', '10.5'];
    await run(...line, '--symbol', 'kr', '--position', 'before');
    expect((await onSite()).NOK).toMatchObject({
      symbol: 'kr',
      position: 'before',
    });
    const sign = await run('currency', 'sign', 'NOK', '--position', 'after');
    expect(sign.out).toBe('NOK is written 1,234.50\u00A0kr.');
    expect((await onSite()).NOK?.position).toBe('after');
  });

  it.each([
    [['add', 'EURO', '--rate', '0.9'], /"EURO" is no code of ISO 4217/],
    [['add', 'QQQ', '--rate', '1'], /"QQQ" is no code of ISO 4217/],
    [['add', 'EUR', '--rate', '0.9'], /EUR is there already: `currency rate/],
    [['add', 'CHF', '--rate', '0'], /The rate must be more than 0/],
    [['add', 'CHF', '--rate=-2'], /The rate must be more than 0/],
    [['add', 'CHF', '--rate', '10000001'], /to 10000000/],
    [['add', 'CHF', '--rate', '0.123456789'], /at most 8 decimals/],
    [['rate', 'EUR', '0'], /The rate must be more than 0/],
    [['rate', 'USD', '2'], /the house’s currency: its rate is 1/],
    [['off', 'USD'], /the house’s currency[^]*cannot be switched off/],
    [['sign', 'EUR', '--symbol', '<b>'], /symbol/],
    [['rate', 'CHF', '2'], /There is none[^]*`currencies` lists/i],
  ])('%j is refused in words', async (line, words) => {
    const before = await onSite('?all=1');
    const refused = await run('currency', ...line);
    expect(refused.code).toBe(1);
    expect(refused.errors).toMatch(words);
    expect(await onSite('?all=1')).toEqual(before);
  });

  it('need a rate, in figures', async () => {
    expect((await run('currency', 'add', 'CHF')).code).toBe(2);
    expect((await run('currency', 'rate', 'EUR', 'high')).code).toBe(2);
    expect((await run('currency', 'rate', 'EUR')).code).toBe(2);
  });

  it('are refused by code of a call that is no currency’s', async () => {
    const { status } = await api.call(
      'PUT',
      '/dashboard/admin/currencies/XYZ',
      {
        token: TEST_OPERATOR_TOKEN,
        body: { rate: 2 },
      },
    );
    expect(status).toBe(404);
  });
});

describe('a rate that changes', () => {
  /** A cart of 20.00 at a shop that takes nothing beside. */
  const filledCart = () =>
    createFilledCart(api, {
      shop: { serviceFeePercent: 0, deliveryStartMinor: 0, taxPercent: 0 },
      product: { priceMinor: 1_000 },
    });

  async function quoteOf(shopper: Shopper, cartId: number, currency: number) {
    const { body } = await api.post(
      `/dashboard/user/cart/calculate/${cartId}`,
      {
        type: 'delivery',
        address: EXAMPLE_LOCATION,
        currency_id: currency,
      },
      shopper,
    );
    return body.data as { id: string; total_price: number };
  }

  it('makes nothing dearer silently: the order of an older quote is asked about', async () => {
    const { cartId, shop, shopper } = await filledCart();
    await run('currency', 'rate', 'EUR', '0.9');
    const eur = (await onSite()).EUR?.id ?? 0;
    const quote = await quoteOf(shopper, cartId, eur);
    expect(quote.total_price).toBe(18);
    await run('currency', 'rate', 'EUR', '0.95');
    const body = orderBody(cartId, shop.payments.cash, {
      quote_id: quote.id,
      currency_id: eur,
    });
    const asked = await placeOrder(api, shopper, body);
    expect([asked.status, asked.body.statusCode]).toEqual([409, 'ERROR_110']);
    expect(asked.body.data.new.total_price).toBe(19);
    const fresh = await quoteOf(shopper, cartId, eur);
    const placed = await placeOrder(api, shopper, {
      ...body,
      quote_id: fresh.id,
    });
    expect(placed.body.data).toMatchObject({ total_price: 19, rate: 0.95 });
    // what is placed keeps what it was placed with, also in a currency that is off
    await run('currency', 'rate', 'EUR', '0.5');
    await run('currency', 'off', 'EUR');
    const path = `/dashboard/user/orders/${placed.body.data.id}`;
    expect((await api.get(path, shopper)).body.data).toMatchObject({
      total_price: 19,
      rate: 0.95,
      currency: { title: 'EUR', symbol: '€' },
    });
    const refused = await api.post(
      `/dashboard/user/cart/calculate/${cartId}`,
      { type: 'pickup', currency_id: eur },
      shopper,
    );
    expect([refused.status, refused.body.params]).toEqual([
      400,
      { currency_id: [expect.any(String)] },
    ]);
    await run('currency', 'on', 'EUR');
  });

  it('leaves a total as it is that the new rate does not move, and prices in the house’s currency', async () => {
    const { cartId, shop, shopper } = await filledCart();
    const usd = (await onSite()).USD?.id ?? 0;
    const quote = await quoteOf(shopper, cartId, usd);
    await run('currency', 'rate', 'EUR', '0.7');
    const { body } = await placeOrder(
      api,
      shopper,
      orderBody(cartId, shop.payments.cash, {
        quote_id: quote.id,
        currency_id: usd,
      }),
    );
    expect(body.data).toMatchObject({
      total_price: quote.total_price,
      rate: 1,
    });
  });
});
