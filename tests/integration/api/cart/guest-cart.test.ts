import { beforeEach, describe, expect } from 'vitest';
import { openApi } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import {
  type CartBrowser,
  linesOf,
  openCartBrowser,
} from '@/tests/support/cart/cart-browser';
import { createShopper } from '@/tests/support/factories/cart';
import { createCurrencies } from '@/tests/support/factories/currency';
import { createProduct } from '@/tests/support/factories/product';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { CART_LINES_MAX } from '@/utils/constants/limits';

const CURRENT = '/rest/cart/current';

let shop: TestShop;
let other: TestShop;
let dish: number;
let soup: number;
let elsewhere: number;
let guest: CartBrowser;

it.beforeAll(async () => {
  shop = await createShop(api.db);
  other = await createShop(api.db);
  dish = (await createProduct(api.db, shop.id)).stockId;
  soup = (await createProduct(api.db, shop.id)).stockId;
  elsewhere = (await createProduct(api.db, other.id)).stockId;
});

beforeEach(() => {
  guest = openCartBrowser(api);
});

describe("a guest's cart", () => {
  it('begins with the first dish, behind a cookie that no script reads', async () => {
    expect((await guest.call('GET', CURRENT)).status).toBe(404);
    const none = await guest.call('GET', `${CURRENT}?optional=1`);
    expect(none.body.data).toBeNull();
    const made = await guest.insert(shop.id, [[dish, 2]]);
    expect(made.status).toBe(200);
    const [cookie] = made.headers.getSetCookie();
    expect(cookie).toMatch(/^guest_cart=\d+\.[\da-f-]{36}; /);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toMatch(/Max-Age=2592000/i);
    expect(made.body.data).toMatchObject({
      owner_id: null,
      owner: true,
      group_order: null,
      version: 2,
    });
    expect(linesOf(await guest.call('GET', CURRENT))).toEqual([[dish, 2]]);
  });

  it('is another one in another browser, and none to an account', async () => {
    await guest.insert(shop.id, [[dish, 2]]);
    const stranger = openCartBrowser(api);
    expect((await stranger.call('GET', CURRENT)).status).toBe(404);
    const { token } = await createShopper(api);
    expect((await api.get('/dashboard/user/cart', { token })).status).toBe(404);
  });

  it('sets, removes and keeps what is not named', async () => {
    await guest.insert(shop.id, [
      [dish, 2],
      [soup, 1],
    ]);
    const set = await guest.insert(shop.id, [[dish, 5]]);
    expect(linesOf(set)).toEqual([
      [dish, 5],
      [soup, 1],
    ]);
    const [line] = set.body.data.user_carts[0].cartDetails;
    const removed = await guest.call('DELETE', '/rest/cart/product/delete', {
      ids: [line.id, 999_999_999],
    });
    expect(linesOf(removed)).toEqual([[soup, 1]]);
  });

  it('holds one shop: another is 440 with the cart, replace empties it in the same call', async () => {
    const made = await guest.insert(shop.id, [[dish, 2]]);
    const refused = await guest.insert(other.id, [[elsewhere, 1]]);
    expect(refused.body).toMatchObject({
      statusCode: 'ERROR_440',
      data: { id: made.body.data.id, shop_id: shop.id },
    });
    const replaced = await guest.insert(other.id, [[elsewhere, 1]], {
      replace: 1,
    });
    expect(replaced.body.data).toMatchObject({
      id: made.body.data.id,
      shop_id: other.id,
    });
    expect(linesOf(replaced)).toEqual([[elsewhere, 1]]);
  });

  it('a failed replace leaves what was there', async () => {
    await guest.insert(shop.id, [[dish, 2]]);
    const failed = await guest.insert(other.id, [[999_999_999, 1]], {
      replace: 1,
    });
    expect(failed.status).toBe(404);
    expect(linesOf(await guest.call('GET', CURRENT))).toEqual([[dish, 2]]);
  });

  it('a change that was worked out from another version is 409 with the present cart', async () => {
    const first = await guest.insert(shop.id, [[dish, 2]], { version: 0 });
    expect(first.status).toBe(200);
    const { version } = first.body.data;
    await guest.insert(shop.id, [[dish, 3]], { version });
    const stale = await guest.insert(shop.id, [[dish, 9]], { version });
    expect(stale.status).toBe(409);
    expect(stale.body.statusCode).toBe('ERROR_409');
    expect(stale.body.data.version).toBe(version + 1);
    expect(linesOf(stale)).toEqual([[dish, 3]]);
    const blind = await guest.insert(shop.id, [[dish, 9]], { version: 0 });
    expect(blind.status).toBe(409);
  });

  it('the same key is the same answer, and another payload under it 422', async () => {
    await guest.insert(shop.id, [[soup, 1]]);
    const key = { 'Idempotency-Key': 'guest-key' };
    const first = await guest.insert(shop.id, [[dish, 2]], {}, key);
    await guest.insert(shop.id, [[dish, 7]]);
    const again = await guest.insert(shop.id, [[dish, 2]], {}, key);
    expect(again.body).toEqual(first.body);
    expect(linesOf(await guest.call('GET', CURRENT))).toContainEqual([dish, 7]);
    const wrong = await guest.insert(shop.id, [[dish, 3]], {}, key);
    expect(wrong.status).toBe(422);
    const stranger = openCartBrowser(api);
    await stranger.insert(shop.id, [[soup, 1]]);
    const own = await stranger.insert(shop.id, [[dish, 3]], {}, key);
    expect(linesOf(own)).toContainEqual([dish, 3]);
  });

  it('is priced with everything that comes to it, and promised to nobody', async () => {
    await guest.insert(shop.id, [[dish, 2]]);
    const quote = await guest.call('POST', `${CURRENT}/calculate`, {
      type: 'pickup',
    });
    expect(quote.status).toBe(200);
    expect(quote.body.data.id).toBe('');
    expect(quote.body.data.products).toHaveLength(1);
    const stranger = openCartBrowser(api);
    const nothing = await stranger.call('POST', `${CURRENT}/calculate`, {
      type: 'pickup',
    });
    expect(nothing.status).toBe(404);
  });

  it('ends when it is told to, and the cookie with it', async () => {
    await guest.insert(shop.id, [[dish, 2]]);
    const second = openCartBrowser(api, guest);
    expect((await guest.call('DELETE', CURRENT)).status).toBe(200);
    expect(guest.cookies.size).toBe(0);
    // A second tab still sends the cookie of a cart that is no more: it begins anew.
    const none = await second.call('GET', `${CURRENT}?optional=1`);
    expect(none.body.data).toBeNull();
    expect(second.cookies.size).toBe(0);
    expect((await second.insert(shop.id, [[soup, 1]])).status).toBe(200);
  });

  it('is written by our own pages alone', async () => {
    await guest.insert(shop.id, [[dish, 2]]);
    const strange: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { 'content-type': 'text/plain' },
    ];
    for (const headers of strange)
      expect(
        (await guest.insert(shop.id, [[dish, 9]], {}, headers)).status,
      ).toBe(403);
    expect(linesOf(await guest.call('GET', CURRENT))).toEqual([[dish, 2]]);
    const own = { 'sec-fetch-site': 'same-origin' };
    expect((await guest.insert(shop.id, [[dish, 3]], {}, own)).status).toBe(
      200,
    );
  });

  it('a cookie with anything else in it is as good as none', async () => {
    for (const cookie of [
      'x',
      '1.2',
      `1.${'0'.repeat(36)}`,
      `99999999999.${'a'.repeat(36)}`,
    ]) {
      const answer = await api.get(`${CURRENT}?optional=1`, {
        headers: { cookie: `guest_cart=${cookie}` },
      });
      expect([answer.status, answer.body.data]).toEqual([200, null]);
    }
  });

  it('has two hundred lines at most', async () => {
    const many: [number, number][] = [];
    for (let line = 0; line <= CART_LINES_MAX; line += 1)
      many.push([(await createProduct(api.db, shop.id)).stockId, 1]);
    const full = await guest.insert(shop.id, many.slice(0, CART_LINES_MAX));
    expect(linesOf(full)).toHaveLength(CART_LINES_MAX);
    const over = await guest.insert(shop.id, many.slice(CART_LINES_MAX));
    expect(over.body.statusCode).toBe('ERROR_111');
    expect((await guest.insert(shop.id, many)).status).toBe(400);
    const less = await guest.insert(shop.id, [[many[0]?.[0] ?? 0, 3]]);
    expect(less.status).toBe(200);
  });

  it('begins as often as the address may', async () => {
    const limited = await openApi({ RATE_LIMIT_CARTS_PER_10_MINUTES: '2' });
    await createCurrencies(limited.db);
    const place = await createShop(limited.db);
    const { stockId } = await createProduct(limited.db, place.id);
    const statuses: number[] = [];
    for (let turn = 0; turn < 3; turn += 1)
      statuses.push(
        (await openCartBrowser(limited).insert(place.id, [[stockId, 1]]))
          .status,
      );
    await limited.close();
    expect(statuses).toEqual([200, 200, 429]);
  });
});
