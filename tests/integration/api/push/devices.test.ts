// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { pushSubscriptions } from '@/server/db/schema/account/push-subscriptions';
import { settings } from '@/server/db/schema/settings';
import { api, it } from '@/tests/support/api/api-test';
import { createShopper } from '@/tests/support/factories/cart';
import { signIn } from '@/tests/support/factories/user';
import { browserDevice } from '@/tests/support/account/push/browser-device';

const PUSH = '/dashboard/user/push';
const TOKEN = '/dashboard/user/profile/firebase/token/update';
const { keys } = browserDevice();
let made = 0;

function subscription() {
  made += 1;
  return { endpoint: `https://push.example/send/${made}`, keys };
}

const devices = (userId: number) =>
  api.db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));

describe('how a browser registers', () => {
  it('is by the site’s own keys, made once, also by many at once', async ({
    token,
  }) => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => api.get(PUSH, { token })),
    );
    const said = answers.map(({ body }) => body.data);
    expect(said[0]).toEqual({
      kind: 'web',
      key: expect.stringMatching(/^B[\w-]{86}$/) as string,
      config: null,
      active: false,
      lang: null,
    });
    expect(new Set(said.map(({ key }) => key)).size).toBe(1);
  });

  it('shows the private half to nobody', async ({ token }) => {
    await api.get(PUSH, { token });
    const [row] = await api.db
      .select()
      .from(settings)
      .where(eq(settings.key, 'vapid_keys'));
    expect(row?.isPublic).toBe(false);
    const { privateKey } = JSON.parse(row?.value ?? '{}') as {
      privateKey: string;
    };
    const operator = { token: api.env.OPERATOR_TOKEN };
    const shown = [
      await api.get('/rest/settings'),
      await api.get('/dashboard/admin/settings', operator),
    ];
    for (const { body } of shown)
      expect(JSON.stringify(body)).not.toContain(privateKey);
  });

  it('tells each session whether it has', async ({ shopper }) => {
    const { token } = shopper;
    const other = await signIn(api.db, { id: shopper.userId });
    const isActive = async (of: string) =>
      (await api.get(PUSH, { token: of })).body.data.active as boolean;
    await api.post(PUSH, subscription(), { token });
    expect(await isActive(token)).toBe(true);
    expect(await isActive(other)).toBe(false);
    await api.call('DELETE', PUSH, { token, body: {} });
    expect(await isActive(token)).toBe(false);
  });
});

describe('a registration', () => {
  it('is kept once, however often it is sent', async ({ shopper }) => {
    const body = subscription();
    await Promise.all(
      Array.from({ length: 4 }, () => api.post(PUSH, body, shopper)),
    );
    expect(await devices(shopper.userId)).toHaveLength(1);
  });

  it.for([
    ['http://push.example/send/1', 'endpoint'],
    ['https://push.example:8443/send/1', 'endpoint'],
    ['https://me:secret@push.example/1', 'endpoint'],
    ['https://127.0.0.1/send/1', 'endpoint'],
    ['https://10.0.0.8/send/1', 'endpoint'],
    ['https://[::1]/send/1', 'endpoint'],
    ['https://localhost/send/1', 'endpoint'],
    ['http://127.0.0.1:9/send/1', 'endpoint'],
    ['ftp://push.example/1', 'endpoint'],
    ['nothing', 'endpoint'],
    [`https://push.example/${'x'.repeat(1_000)}`, 'endpoint'],
  ] as const)('to %s is refused', async ([endpoint, field], { shopper }) => {
    const answer = await api.post(PUSH, { endpoint, keys }, shopper);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.params)).toEqual([field]);
    expect(await devices(shopper.userId)).toEqual([]);
  });

  it.for([
    [{ ...keys, p256dh: 'short' }, 'keys.p256dh'],
    [{ ...keys, p256dh: `B${'A'.repeat(86)}` }, 'keys.p256dh'],
    [{ ...keys, auth: '' }, 'keys.auth'],
  ] as const)(
    'with keys %j is refused',
    async ([wrong, field], { shopper }) => {
      const body = { ...subscription(), keys: wrong };
      const answer = await api.post(PUSH, body, shopper);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.params)).toEqual([field]);
    },
  );

  it('is ended by its own person only', async ({ shopper }) => {
    const body = subscription();
    await api.post(PUSH, body, shopper);
    const { endpoint } = body;
    const other = await createShopper(api);
    const end = (token: string) =>
      api.call('DELETE', PUSH, { token, body: { endpoint } });
    await end(other.token);
    expect(await devices(shopper.userId)).toHaveLength(1);
    await end(shopper.token);
    expect(await devices(shopper.userId)).toEqual([]);
  });

  it('is limited: an account’s registrations are counted', async ({
    shopper,
  }) => {
    const body = subscription();
    const tries = [];
    for (let count = 0; count < 31; count += 1)
      tries.push((await api.post(PUSH, body, shopper)).status);
    expect(tries.slice(0, 30)).toEqual(Array(30).fill(200));
    expect(tries[30]).toBe(429);
  });

  it('needs somebody who is signed in', async () => {
    expect((await api.get(PUSH)).status).toBe(401);
    expect((await api.post(PUSH, subscription())).status).toBe(401);
    expect((await api.call('DELETE', PUSH, { body: {} })).status).toBe(401);
    expect((await api.post(TOKEN, { firebase_token: 'x' })).status).toBe(401);
  });
});

describe('a token of FCM', () => {
  it('is taken and not kept where nothing can be sent to it', async ({
    shopper,
  }) => {
    const answer = await api.post(TOKEN, { firebase_token: 'phone' }, shopper);
    expect(answer.status).toBe(200);
    expect(await devices(shopper.userId)).toEqual([]);
  });

  it.for([undefined, '', 'x'.repeat(501)])(
    '%j is refused',
    async (firebase_token, { shopper }) => {
      const answer = await api.post(TOKEN, { firebase_token }, shopper);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.params)).toEqual(['firebase_token']);
    },
  );
});
