import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import type { GetServerSidePropsContext } from 'next';
import { beforeEach, describe, expect, vi } from 'vitest';
import { notificationSettings, users } from '@/server/db/schema/account/users';
import { runtime } from '@/server/runtime';
import { answeringOneClick } from '@/server/ssr/form/one-click';
import { api, it } from '@/tests/support/api/api-test';
import { createUser } from '@/tests/support/factories/user';

const NOBODYS = '0b7c1c58-0000-4000-8000-000000000000';
let userId = 0;
let key = '';

beforeEach(async () => {
  userId = (await createUser(api.db)).id;
  const [user] = await api.db.select().from(users).where(eq(users.id, userId));
  key = user?.mailKey ?? '';
});

/** The kinds that are switched off. */
async function off(): Promise<string[]> {
  const rows = await api.db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  return rows.filter(({ active }) => !active).map(({ type }) => type);
}

const unsubscribe = (body: object) => api.post('/rest/unsubscribe', body);

describe('the key of a mail', () => {
  it('ends its kind without sign-in, as often as it is pressed, and takes it back', async () => {
    for (const _ of [1, 2])
      expect((await unsubscribe({ key, type: 'news' })).status).toBe(200);
    expect(await off()).toEqual(['news']);
    await unsubscribe({ key, type: 'news', active: true });
    expect(await off()).toEqual([]);
  });

  it('ends the kind for an account that was never asked', async () => {
    await api.db.delete(notificationSettings);
    await unsubscribe({ key, type: 'discounts' });
    expect(await off()).toEqual(['discounts']);
  });

  it.for([
    [{ key: NOBODYS, type: 'news' }, 404],
    [{ key: 'abc', type: 'news' }, 400],
    [{ key: NOBODYS, type: 'push' }, 400],
    [{ key: NOBODYS }, 400],
  ] as const)('that is none, %j, changes nothing', async ([body, status]) => {
    expect((await unsubscribe(body)).status).toBe(status);
    expect(await off()).toEqual([]);
  });

  it('of an account that is gone ends nothing', async () => {
    const deletedAt = new Date();
    await api.db.update(users).set({ deletedAt }).where(eq(users.id, userId));
    expect((await unsubscribe({ key, type: 'news' })).status).toBe(404);
  });
});

describe('the address of a mail', () => {
  const page = vi.fn(() => Promise.resolve({ props: { isPage: true } }));

  beforeEach(() => {
    page.mockClear();
    runtime().appFetch = (request, handOver) =>
      Promise.resolve(
        api.app.fetch(request, {
          inProcess: { clientAddress: null, handOver },
        }),
      );
  });

  async function ask(
    method: string,
    body = '',
    {
      headers = {},
      type = 'order_statuses',
    }: { headers?: Record<string, string>; type?: string } = {},
  ) {
    const req = Object.assign(Readable.from([Buffer.from(body)]), {
      method,
      cookies: {},
      socket: {},
      rawHeaders: [],
      headers: { host: 'sofra.example', ...headers },
    });
    const res = { statusCode: 200, setHeader: vi.fn(), end: vi.fn() };
    const context = { req, res, locale: 'ru', query: { key, type } };
    await answeringOneClick(page)(
      context as unknown as GetServerSidePropsContext,
    );
    return res;
  }

  const MULTIPART =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';

  it.for([['List-Unsubscribe=One-Click'], [MULTIPART]] as const)(
    'is posted by a mail client, which gets 200 and nothing else: %s',
    async ([body]) => {
      const res = await ask('POST', body);
      expect(res.statusCode).toBe(200);
      expect(res.end).toHaveBeenCalledWith();
      expect(page).not.toHaveBeenCalled();
      expect(await off()).toEqual(['order_statuses']);
    },
  );

  it('changes nothing when it is only looked at, as scanners of mails do', async () => {
    await ask('GET');
    await ask('HEAD');
    expect(page).toHaveBeenCalledTimes(2);
    expect(await off()).toEqual([]);
  });

  it('leaves a form of this site to the page', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    await ask('POST', 'form=unsubscribe', { headers });
    expect(page).toHaveBeenCalledTimes(1);
  });

  it.for([
    ['another body', 'hello=1', 'order_statuses', 400],
    ['a body without end', 'x'.repeat(9_000), 'order_statuses', 400],
    ['a kind that is no mail', 'List-Unsubscribe=One-Click', 'push', 400],
  ] as const)('refuses %s', async ([, body, type, status]) => {
    expect((await ask('POST', body, { type })).statusCode).toBe(status);
    expect(await off()).toEqual([]);
  });

  it('says when its key is nobody’s', async () => {
    key = NOBODYS;
    const res = await ask('POST', 'List-Unsubscribe=One-Click');
    expect(res.statusCode).toBe(404);
  });
});
