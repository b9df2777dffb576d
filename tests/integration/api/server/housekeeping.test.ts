// @module-tag both-engines
import { expect } from 'vitest';
import { carts } from '@/server/db/schema/carts';
import {
  kitchenLinks,
  shopDayNumbers,
  shopWays,
} from '@/server/db/schema/kitchen';
import { shopEdits } from '@/server/db/schema/shop-extras';
import { rateLimits } from '@/server/db/schema/settings';
import {
  accessTokens,
  verificationCodes,
} from '@/server/db/schema/account/users';
import { makeLink } from '@/server/domain/kitchen/links';
import { forgetExpired } from '@/server/jobs/housekeeping';
import { noteShopEdit } from '@/server/repositories/shop/shop-edit-repository';
import { api, it } from '@/tests/support/api/api-test';
import { openCartBrowser } from '@/tests/support/cart/cart-browser';
import { createShopper, fillCart } from '@/tests/support/factories/cart';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createSignedInUser } from '@/tests/support/factories/user';

const HOUR_MS = 3_600_000;

async function counts(): Promise<number[]> {
  const tables = [accessTokens, verificationCodes, rateLimits];
  return Promise.all(tables.map((table) => api.db.$count(table)));
}

it('forgets expired sessions at once, codes and counters after a day, and nothing sooner', async () => {
  await createSignedInUser(api);
  await api.post('/auth/register', { email: 'new@sofra.example' });
  expect(await counts()).toEqual([1, 1, 2]);
  await forgetExpired(api, new Date());
  expect(await counts()).toEqual([1, 1, 2]);
  await forgetExpired(api, new Date(Date.now() + 2 * HOUR_MS));
  expect(await counts()).toEqual([0, 1, 2]);
  await forgetExpired(api, new Date(Date.now() + 26 * HOUR_MS));
  expect(await counts()).toEqual([0, 0, 0]);
});

it('forgets guests’ carts that nobody touched for a month, and no account’s', async () => {
  const shop = await createShop(api.db);
  const { stockId } = await createProduct(api.db, shop.id);
  const guest = openCartBrowser(api);
  await guest.insert(shop.id, [[stockId, 1]]);
  const shopper = await createShopper(api);
  await fillCart(api, shopper, { shopId: shop.id, stockId });
  const later = (days: number) => new Date(Date.now() + days * 24 * HOUR_MS);
  await forgetExpired(api, later(29));
  expect(await api.db.$count(carts)).toBe(2);
  await forgetExpired(api, later(31));
  expect(await api.db.$count(carts)).toBe(1);
  const none = await guest.call('GET', '/rest/cart/current?optional=1');
  expect(none.body.data).toBeNull();
});

it('forgets what a kitchen needs no more, a week after its end, and no board', async () => {
  const now = Date.now();
  const later = (days: number) => new Date(now + days * 24 * HOUR_MS);
  const { id: shopId } = await createShop(api.db);
  const ended = { endsAt: new Date(now), kind: 'ring' } as const;
  const way = { shopId, kind: 'email', target: 'k@shop.example' } as const;
  const [{ id: wayId } = { id: 0 }] = await api.db
    .insert(shopWays)
    .values(way)
    .returning({ id: shopWays.id });
  await makeLink({ db: api.db, now: new Date() }, { kind: 'board', shopId });
  await api.db
    .insert(kitchenLinks)
    .values({ ...ended, shopId, wayId, tokenHash: 'of-a-ring' });
  const day = new Date(now).toISOString().slice(0, 10);
  await api.db.insert(shopDayNumbers).values({ shopId, day, last: 7 });
  const kept = async () => [
    await api.db.$count(kitchenLinks),
    await api.db.$count(shopDayNumbers),
  ];
  await forgetExpired(api, later(6));
  expect(await kept()).toEqual([2, 1]);
  await forgetExpired(api, later(8));
  expect(await kept()).toEqual([1, 0]);
});

it('forgets who changed what of a shop after a year', async () => {
  const { id: shopId } = await createShop(api.db);
  const now = new Date();
  const change = { field: 'price', old: 1, new: 2 };
  await noteShopEdit(api.db, { shopId, userId: null, changes: [change], now });
  const later = (days: number) => new Date(+now + days * 24 * HOUR_MS);
  await forgetExpired(api, later(364));
  expect(await api.db.$count(shopEdits)).toBe(1);
  await forgetExpired(api, later(366));
  expect(await api.db.$count(shopEdits)).toBe(0);
});
