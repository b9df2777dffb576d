import { expect } from 'vitest';
import { rateLimits } from '@/server/db/schema/settings';
import { accessTokens, verificationCodes } from '@/server/db/schema/users';
import { forgetExpired } from '@/server/jobs/housekeeping';
import { api, it } from '@/tests/support/api/api-test';
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
