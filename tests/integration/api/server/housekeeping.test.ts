import { afterAll, beforeAll, expect, it } from 'vitest';
import { rateLimits } from '@/server/db/schema/settings';
import { accessTokens, verificationCodes } from '@/server/db/schema/users';
import { forgetExpired } from '@/server/jobs/housekeeping';
import { type ApiHarness, openApi } from '@/tests/support/api/api-harness';
import { createCurrencies } from '@/tests/support/factories/currency';
import { createSignedInUser } from '@/tests/support/factories/user';

const HOUR_MS = 3_600_000;

let api: ApiHarness;
beforeAll(async () => {
  api = await openApi();
  await createCurrencies(api.db);
});
afterAll(() => api.close());

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
