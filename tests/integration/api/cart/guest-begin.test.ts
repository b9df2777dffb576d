import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import {
  type CartBrowser,
  linesOf,
  openCartBrowser,
} from '@/tests/support/cart/cart-browser';
import { createShopper } from '@/tests/support/factories/cart';
import { createProduct } from '@/tests/support/factories/product';
import { createShop, type TestShop } from '@/tests/support/factories/shop';

const CURRENT = '/rest/cart/current';

let shop: TestShop;
let dish: number;
let guest: CartBrowser;
let key: Record<string, string>;

it.beforeAll(async () => {
  shop = await createShop(api.db);
  dish = (await createProduct(api.db, shop.id)).stockId;
});

beforeEach(() => {
  guest = openCartBrowser(api);
  key = { 'Idempotency-Key': randomUUID() };
});

const begin = (browser: CartBrowser, quantity = 2) =>
  browser.insert(shop.id, [[dish, quantity]], { version: 0 }, key);

describe("the call that begins a guest's cart, repeated", () => {
  it('is the same cart with the same cookie when the answer and the cookie were lost', async () => {
    const first = await begin(openCartBrowser(api));
    const again = await begin(guest);
    expect(again.status).toBe(first.status);
    expect(again.body).toEqual(first.body);
    expect(again.headers.getSetCookie()).toEqual(first.headers.getSetCookie());
    expect(linesOf(await guest.call('GET', CURRENT))).toEqual([[dish, 2]]);
  });

  it('is the same answer when the cookie had arrived and the answer had not', async () => {
    const first = await begin(guest);
    const again = await begin(guest);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(again.headers.getSetCookie()).toEqual(first.headers.getSetCookie());
    expect((await guest.call('GET', CURRENT)).body.data.version).toBe(
      first.body.data.version,
    );
  });

  it('is one cart when both come at the same time', async () => {
    const [one, two] = await Promise.all([
      begin(openCartBrowser(api)),
      begin(guest),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.body).toEqual(one.body);
  });

  it('is refused with another body, before and after the cookie', async () => {
    await begin(guest);
    expect((await begin(openCartBrowser(api), 3)).status).toBe(422);
    expect((await begin(guest, 3)).status).toBe(422);
  });

  it('leaves another cart that the browser has by now as it is', async () => {
    await begin(openCartBrowser(api));
    const other = await guest.insert(shop.id, [[dish, 5]]);
    const again = await begin(guest);
    expect(again.status).toBe(409);
    expect(again.body.data.id).toBe(other.body.data.id);
    expect(linesOf(await guest.call('GET', CURRENT))).toEqual([[dish, 5]]);
  });

  it('has an answer of its own under a key that might be guessed', async () => {
    key = { 'Idempotency-Key': 'fifteen letters' };
    const first = await begin(openCartBrowser(api));
    const stranger = await begin(guest);
    expect(stranger.body.data.id).not.toBe(first.body.data.id);
  });

  it('binds nothing when it was refused', async () => {
    const none = await guest.insert(shop.id, [[999_999_999, 1]], {}, key);
    expect(none.status).toBe(404);
    expect((await begin(guest)).status).toBe(200);
  });
});

describe('two tabs that begin a cart at the same moment', () => {
  /** Another tab: it knows nothing yet, and its answer's cookies come to the same browser. */
  async function inBothTabs(
    one: Promise<unknown>,
    other: ReturnType<CartBrowser['insert']>,
  ): Promise<void> {
    const [, late] = await Promise.all([one, other]);
    guest.keep(late);
  }
  const tab = () => openCartBrowser(api);
  const only = (browser: CartBrowser, shopId: number, stock: number) =>
    browser.insert(shopId, [[stock, 2]], { version: 0 });

  it('have one cart with the items of both, whoever asks next', async () => {
    const { stockId } = await createProduct(api.db, shop.id);
    await inBothTabs(begin(guest), only(tab(), shop.id, stockId));
    const current = await guest.call('GET', CURRENT);
    expect(linesOf(current).toSorted()).toEqual(
      [
        [dish, 2],
        [stockId, 2],
      ].toSorted(),
    );
    expect([...guest.cookies.keys()].toSorted()).toEqual([
      `guest_begun_${current.body.data.id}`,
      'guest_cart',
    ]);
  });

  it('have it also when both ask at once, and equal lines are added up', async () => {
    await inBothTabs(begin(guest), only(tab(), shop.id, dish));
    const second = openCartBrowser(api, guest);
    const answers = await Promise.all([
      guest.call('GET', CURRENT),
      second.call('GET', CURRENT),
    ]);
    for (const answer of answers) expect(linesOf(answer)).toEqual([[dish, 4]]);
  });

  it('are told that what they worked from has changed', async () => {
    const first = begin(guest);
    await inBothTabs(first, only(tab(), shop.id, dish));
    const { version } = (await first).body.data;
    const late = await guest.insert(shop.id, [[dish, 3]], { version });
    expect(late.status).toBe(409);
    expect(linesOf(late)).toEqual([[dish, 4]]);
  });

  it('take all of it into the account at sign-in', async () => {
    const { token } = await createShopper(api);
    const { stockId } = await createProduct(api.db, shop.id);
    await inBothTabs(begin(guest), only(tab(), shop.id, stockId));
    guest.signIn(token);
    const merged = await guest.call('POST', '/dashboard/user/cart/merge', {
      mode: 'add',
    });
    expect(linesOf(merged)).toHaveLength(2);
  });

  it('of two shops keep the later one, and nothing is mixed', async () => {
    const other = await createShop(api.db);
    const { stockId } = await createProduct(api.db, other.id);
    await inBothTabs(begin(guest), only(tab(), other.id, stockId));
    const current = await guest.call('GET', CURRENT);
    expect(current.body.data.shop_id).toBe(other.id);
    expect(linesOf(current)).toEqual([[stockId, 2]]);
  });
});
