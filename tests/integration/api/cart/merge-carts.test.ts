import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { products, stocks } from '@/server/db/schema/products';
import { shops } from '@/server/db/schema/catalogue';
import { api, it } from '@/tests/support/api/api-test';
import {
  type CartBrowser,
  linesOf,
  openCartBrowser,
} from '@/tests/support/cart/cart-browser';
import { createShopper, type Shopper } from '@/tests/support/factories/cart';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';

const MERGE = '/dashboard/user/cart/merge';
const CART = '/dashboard/user/cart';
type Lines = [number, number][];

let shopper: Shopper;
let browser: CartBrowser;
let shopId: number;
let otherId: number;
let a: number;
let b: number;
let elsewhere: number;

beforeEach(async () => {
  shopId = (await createShop(api.db)).id;
  otherId = (await createShop(api.db)).id;
  a = (await createProduct(api.db, shopId, { maxQty: 20 })).stockId;
  b = (await createProduct(api.db, shopId)).stockId;
  elsewhere = (await createProduct(api.db, otherId)).stockId;
  shopper = await createShopper(api);
  browser = openCartBrowser(api);
});

async function fillAccount(shop: number, lines: Lines): Promise<void> {
  await api.post(
    `${CART}/insert-product`,
    {
      shop_id: shop,
      products: lines.map(([stock_id, quantity]) => ({ stock_id, quantity })),
    },
    shopper,
  );
}

const merge = (mode: string, headers = {}) => {
  browser.signIn(shopper.token);
  return browser.call('POST', MERGE, { mode }, headers);
};

describe('at sign-in the guest’s cart', () => {
  const table: {
    name: string;
    mode: string;
    account: () => Lines;
    guest: () => Lines;
    merged: () => Lines;
  }[] = [
    {
      name: 'becomes the account’s that had none',
      mode: 'add',
      account: () => [],
      guest: () => [
        [a, 2],
        [b, 1],
      ],
      merged: () => [
        [a, 2],
        [b, 1],
      ],
    },
    {
      name: 'is added: equal dishes by quantity, others as they are',
      mode: 'add',
      account: () => [[a, 3]],
      guest: () => [
        [a, 2],
        [b, 1],
      ],
      merged: () => [
        [a, 5],
        [b, 1],
      ],
    },
    {
      name: 'wins when the person says so',
      mode: 'replace',
      account: () => [[a, 3]],
      guest: () => [[b, 1]],
      merged: () => [[b, 1]],
    },
    {
      name: 'is added up to the limit',
      mode: 'add',
      account: () => [[a, 15]],
      guest: () => [[a, 12]],
      merged: () => [[a, 20]],
    },
  ];
  it.each(table)('$name', async ({ account, guest, merged, mode }) => {
    if (account().length) await fillAccount(shopId, account());
    await browser.insert(shopId, guest());
    const answer = await merge(mode);
    expect(answer.status).toBe(200);
    expect(linesOf(answer)).toEqual(merged());
    expect(answer.body.data.dropped).toEqual([]);
    expect(browser.cookies.size).toBe(0);
    expect(linesOf(await api.get(CART, shopper))).toEqual(merged());
    browser.signIn(null);
    const guestNow = await browser.call('GET', '/rest/cart/current?optional=1');
    expect(guestNow.body.data).toBeNull();
  });

  it('of another shop is asked about, with both carts; replaced only on demand', async () => {
    await fillAccount(otherId, [[elsewhere, 2]]);
    await browser.insert(shopId, [[a, 3]]);
    const asked = await merge('add');
    expect(asked.body).toMatchObject({
      statusCode: 'ERROR_440',
      data: { account: { shop_id: otherId }, guest: { shop_id: shopId } },
    });
    expect(linesOf(await api.get(CART, shopper))).toEqual([[elsewhere, 2]]);
    expect(browser.cookies.has('guest_cart')).toBe(true);
    const replaced = await merge('replace');
    expect(replaced.body.data.shop_id).toBe(shopId);
    expect(linesOf(replaced)).toEqual([[a, 3]]);
  });

  it('an empty account’s cart of another shop moves unasked', async () => {
    await fillAccount(otherId, [[elsewhere, 2]]);
    await fillAccount(otherId, [[elsewhere, 0]]);
    await browser.insert(shopId, [[a, 3]]);
    expect(linesOf(await merge('add'))).toEqual([[a, 3]]);
  });

  it('names what it could not keep: gone, sold out, cut', async () => {
    const gone = await createProduct(api.db, shopId);
    await fillAccount(shopId, [[a, 15]]);
    await browser.insert(shopId, [
      [a, 12],
      [b, 1],
      [gone.stockId, 2],
    ]);
    await api.db
      .update(products)
      .set({ active: false })
      .where(eq(products.id, gone.id));
    await api.db.update(stocks).set({ quantity: 0 }).where(eq(stocks.id, b));
    const { data } = (await merge('add')).body;
    expect(data.dropped).toEqual([
      {
        stock_id: b,
        title: expect.stringMatching(/^Dish/),
        code: 'out_of_stock',
      },
      {
        stock_id: gone.stockId,
        title: expect.stringMatching(/^Dish/),
        code: 'gone',
      },
    ]);
    expect(data.notices).toEqual([
      { stock_id: a, code: 'max_qty', from: 27, to: 20 },
    ]);
  });

  it('of a shop that is no more is named and ended', async () => {
    await fillAccount(otherId, [[elsewhere, 1]]);
    await browser.insert(shopId, [[a, 1]]);
    await api.db
      .update(shops)
      .set({ status: 'rejected' })
      .where(and(eq(shops.id, shopId)));
    const merged = await merge('add');
    expect(merged.body.data.dropped).toMatchObject([
      { stock_id: a, title: expect.stringMatching(/^Dish/), code: 'gone' },
    ]);
    expect(linesOf(merged)).toEqual([[elsewhere, 1]]);
  });

  it('is taken once, however often it is asked for', async () => {
    await fillAccount(shopId, [[a, 1]]);
    await browser.insert(shopId, [[a, 2]]);
    const before = openCartBrowser(api, browser);
    const first = await merge('add', { 'Idempotency-Key': 'merge' });
    before.signIn(shopper.token);
    // The answer was lost: the browser still has the cookie.
    const again = await before.call(
      'POST',
      MERGE,
      { mode: 'add' },
      { 'Idempotency-Key': 'merge' },
    );
    expect(again.body).toEqual(first.body);
    const other = openCartBrowser(api);
    await other.insert(shopId, [[b, 1]]);
    other.signIn(shopper.token);
    const reused = await other.call(
      'POST',
      MERGE,
      { mode: 'add' },
      { 'Idempotency-Key': 'merge' },
    );
    expect(reused.status).toBe(422);
    expect(other.cookies.has('guest_cart')).toBe(true);
    const unkeyed = await before.call('POST', MERGE, { mode: 'add' });
    expect(linesOf(unkeyed)).toEqual([[a, 3]]);
    expect(before.cookies.size).toBe(0);
  });

  it('is the cookie’s alone: no member’s part, nobody without a bearer, no other site', async () => {
    await browser.insert(shopId, [[a, 2]]);
    expect((await browser.call('POST', MERGE, { mode: 'add' })).status).toBe(
      401,
    );
    browser.signIn(shopper.token);
    const foreign = await browser.call(
      'POST',
      MERGE,
      { mode: 'add' },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(foreign.status).toBe(403);
    const guessed = await api.post(
      MERGE,
      {
        mode: 'add',
        cart_id: Number(browser.cookies.get('guest_cart')?.split('.')[0]),
        user_cart_uuid: '00000000-0000-4000-8000-000000000000',
      },
      await createShopper(api),
    );
    expect(guessed.body.data).toBeNull();
    expect(linesOf(await merge('add'))).toEqual([[a, 2]]);
  });
});
