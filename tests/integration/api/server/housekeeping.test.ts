// @module-tag both-engines
import { expect } from 'vitest';
import { carts } from '@/server/db/schema/carts';
import { rateLimits } from '@/server/db/schema/settings';
import {
  accessTokens,
  verificationCodes,
} from '@/server/db/schema/account/users';
import { forgetExpired } from '@/server/jobs/housekeeping';
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
