import { desc, eq } from 'drizzle-orm';
import { afterEach, describe, expect } from 'vitest';
import { accessTokens } from '@/server/db/schema/account/users';
import { api, it } from '@/tests/support/api/api-test';
import {
  createSignedInUser,
  createUser,
  TEST_PASSWORD,
} from '@/tests/support/factories/user';

const MINUTE = 60_000;
const SHOW = '/dashboard/user/profile/show';

afterEach(() => api.setNow(null));

async function newestSession(userId: number) {
  const [row] = await api.db
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(accessTokens.id))
    .limit(1);
  if (!row) throw new Error('there is no session');
  return row;
}

describe('a session', () => {
  it.for([
    ['203.0.113.80', '203.0.113.80'],
    ['::ffff:203.0.113.81', '203.0.113.81'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ] as const)(
    'knows its device and its address, %s as limits count it',
    async ([from, address]) => {
      const { email, id } = await createUser(api.db);
      const headers = { 'user-agent': 'Firefox/150 (Linux)' };
      const body = { email, password: TEST_PASSWORD };
      await api.post('/auth/login', body, { from, headers });
      expect(await newestSession(id)).toMatchObject({
        device: 'Firefox/150 (Linux)',
        address,
      });
    },
  );

  it('keeps 500 characters of what a client calls itself, and none where it says nothing', async () => {
    const { email, id } = await createUser(api.db);
    const body = { email, password: TEST_PASSWORD };
    const headers = { 'user-agent': `${'x'.repeat(499)}yz` };
    await api.post('/auth/login', body, { headers });
    expect((await newestSession(id)).device).toBe(`${'x'.repeat(499)}y`);
    await api.post('/auth/login', body);
    expect((await newestSession(id)).device).toBe('');
  });

  it('is of the browser behind a form that a page posts, not of the page’s own call', async () => {
    const { email, id } = await createUser(api.db);
    const request = new Request('http://in.process/api/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'axios' },
      body: JSON.stringify({ email, password: TEST_PASSWORD }),
    });
    const inProcess = {
      clientAddress: '198.51.100.9',
      userAgent: 'Safari/30 (iPhone)',
    };
    expect((await api.app.fetch(request, { inProcess })).status).toBe(200);
    expect(await newestSession(id)).toMatchObject({
      device: 'Safari/30 (iPhone)',
      address: '198.51.100.9',
    });
  });

  it('says when and where it was last used, five minutes apart, without a write per call', async () => {
    const { token, user } = await createSignedInUser(api);
    const begun = (await newestSession(user.id)).lastUsedAt;
    const use = (from: string) => api.get(SHOW, { token, from });
    const queries = async (work: () => Promise<unknown>) => {
      const before = api.queries();
      await work();
      return api.queries() - before;
    };
    await use('203.0.113.90');
    const usual = await queries(() => use('203.0.113.90'));
    expect((await newestSession(user.id)).lastUsedAt).toEqual(begun);

    const later = new Date(begun.getTime() + 6 * MINUTE);
    api.setNow(later);
    await use('203.0.113.91');
    await expect
      .poll(() => newestSession(user.id))
      .toMatchObject({ lastUsedAt: later, address: '203.0.113.91' });
    api.setNow(new Date(later.getTime() + 4 * MINUTE));
    expect(await queries(() => use('203.0.113.92'))).toBe(usual);
    expect((await newestSession(user.id)).address).toBe('203.0.113.91');
  });
});
