// @module-tag both-engines
import { afterEach, describe, expect } from 'vitest';
import { api, it as base } from '@/tests/support/api/api-test';
import { operate } from '@/tests/support/api/operator-tool';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';

const it = base.extend(
  'settings',
  { scope: 'file' },
  { PAYMENT_GATEWAY: 'none' },
);

const run = (...line: string[]) => operate(api, line);

afterEach(async () => {
  await run('setting', 'set', 'payment_type', 'both');
  for (const tag of ['cash', 'wallet', 'card']) await run('pay', 'on', tag);
});

async function onSite(): Promise<string[]> {
  const { body } = await api.get('/rest/payments');
  return (body.data as { tag: string; active: boolean }[]).flatMap(
    ({ active, tag }) => (active ? [tag] : []),
  );
}

async function atShop(uuid: string): Promise<string[]> {
  const { body } = await api.get(`/rest/shops/${uuid}`);
  const ways = body.data.shop_payments as {
    status: boolean;
    payment: { tag: string; active: boolean };
  }[];
  return ways.flatMap(({ payment, status }) =>
    status && payment.active ? [payment.tag] : [],
  );
}

describe('the ways to pay of the site', () => {
  it('are switched for every process, and one that is off is refused in the person’s words', async () => {
    const { cartId, shop, shopper } = await createFilledCart(api);
    expect((await run('pay')).out).toMatch(
      /WAY +SITE +OFFERED\ncash +on +yes\n/,
    );
    const off = await run('pay', 'off', 'cash');
    expect(off.out).toMatch(
      /^cash is off\.[^]*cash +off +no: the house’s switch is off/,
    );
    expect(await onSite()).not.toContain('cash');
    expect(await atShop(shop.uuid)).not.toContain('cash');
    const order = orderBody(cartId, shop.payments.cash, { lang: 'de' });
    const refused = await api.post(
      '/dashboard/user/orders?lang=de',
      order,
      shopper,
    );
    expect([refused.status, refused.body.statusCode]).toEqual([
      400,
      'ERROR_432',
    ]);
    expect(refused.body.message).toBe(
      'So kannst du nicht mehr zahlen. Bitte wähle eine andere Zahlungsart.',
    );
    await run('pay', 'on', 'cash');
    expect(await onSite()).toContain('cash');
    expect((await placeOrder(api, shopper, order)).status).toBe(200);
  });

  it('say which of them this server cannot carry out; the last one that works stays on', async () => {
    expect((await run('pay')).out).toMatch(
      /card +on +no: no provider of cards is configured/,
    );
    await run('pay', 'off', 'wallet');
    const refused = await run('pay', 'off', 'cash');
    expect([refused.code, refused.errors]).toEqual([
      1,
      expect.stringMatching(/cash is the last way to pay that works[^]*close/),
    ]);
    expect(await onSite()).toEqual(['cash']);
    // it works nowhere, so nobody misses it
    expect((await run('pay', 'off', 'card')).code).toBe(0);
  });

  it.each([
    [['pay', 'off', 'shells'], 1, /none/],
    [['pay', 'off'], 2, /The way to pay/],
    [['pay', 'shells'], 2, /Say `pay`/],
    [['shop', 'pay', '1', 'cash', 'perhaps'], 2, /on\|off/],
    [['shop', 'pay', '999999'], 1, /none/],
  ])('%j is refused', async (line, code, words) => {
    const refused = await run(...line);
    expect([refused.code, refused.errors]).toEqual([
      code,
      expect.stringMatching(words),
    ]);
  });
});

describe('the ways to pay of a shop', () => {
  it('are switched there alone, also where it had no switch', async () => {
    const { shop } = await createFilledCart(api);
    const { shop: other } = await createFilledCart(api);
    const id = String(shop.id);
    expect((await run('shop', 'pay', id)).out).toMatch(
      /WAY +SITE +SHOP +OFFERED\ncash +on +on +yes/,
    );
    const off = await run('shop', 'pay', id, 'cash', 'off');
    expect(off.out).toMatch(
      /^cash is off there\.[^]*cash +on +off +no: the shop’s switch is off/,
    );
    expect(await atShop(shop.uuid)).toEqual(['wallet', 'card']);
    expect(await atShop(other.uuid)).toContain('cash');
    const last = await run('shop', 'pay', id, 'wallet', 'off');
    expect([last.code, last.errors]).toEqual([
      1,
      expect.stringMatching(/wallet is the last[^]*`shop close \d+`/),
    ]);
    expect(await atShop(shop.uuid)).toContain('wallet');
    await run('shop', 'pay', id, 'cash', 'on');
    expect(await atShop(shop.uuid)).toContain('cash');
  });

  it('do not count where the site’s switches alone do, and alone count where the shops’ do', async () => {
    const { shop } = await createFilledCart(api);
    const id = String(shop.id);
    await run('shop', 'pay', id, 'cash', 'off');
    await run('setting', 'set', 'payment_type', 'admin');
    const admin = await run('shop', 'pay', id);
    expect(admin.out).toMatch(/cash +on +off +yes[^]*site’s switches alone/);
    expect(await atShop(shop.uuid)).toContain('cash');
    await run('setting', 'set', 'payment_type', 'seller');
    await run('pay', 'off', 'wallet');
    const seller = await run('shop', 'pay', id);
    expect(seller.out).toMatch(/wallet +off +on +yes[^]*shops’ switches alone/);
    expect(await atShop(shop.uuid)).toContain('wallet');
    await run('shop', 'pay', id, 'cash', 'on');
  });
});
