import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { pushSubscriptions } from '@/server/db/schema/account/push-subscriptions';
import { outboxMessages } from '@/server/db/schema/settings';
import { addToInbox } from '@/server/domain/notice/inbox';
import { api, it as base } from '@/tests/support/api/api-test';
import type { Shopper } from '@/tests/support/factories/cart';
import { signIn } from '@/tests/support/factories/user';
import { type Fcm, openFcm } from '@/tests/support/account/push/fcm-stand-in';
import { pushSite } from '@/tests/support/account/push/push-site';

const VAPID = `B${'c'.repeat(86)}`;

let fcm: Fcm;
const it = base.extend(
  'settings',
  { scope: 'file' },
  async ({}, { onCleanup }) => {
    fcm = await openFcm();
    onCleanup(() => fcm.close());
    return {
      ...fcm.settings,
      FIREBASE_API_KEY: 'key',
      FIREBASE_PROJECT_ID: 'sofra-test',
      FIREBASE_APP_ID: '1:2:web:3',
      FIREBASE_MESSAGING_SENDER_ID: '42',
      FIREBASE_VAPID_KEY: VAPID,
    };
  },
);

let site: ReturnType<typeof pushSite>;
let made = 0;
beforeEach(async () => {
  await api.db.delete(outboxMessages);
  site = pushSite(api);
  made += 1;
});

const register = (firebase_token: string, { token }: Shopper) =>
  api.post(
    '/dashboard/user/profile/firebase/token/update',
    { firebase_token },
    { token },
  );

/** News for the shopper's devices. */
const tell = ({ userId }: Shopper, subject = `gift:${made}`) =>
  addToInbox(
    { db: api.db, now: new Date() },
    { userId, type: 'wallet', subject, data: {} },
  );

const devices = ({ userId }: Shopper) =>
  api.db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));

const sentTo = (token: string) =>
  fcm.sent.filter((message) => message.token === token);

const outbox = async () => (await api.db.select().from(outboxMessages))[0];

describe('Firebase Cloud Messaging', () => {
  it('is how browsers register where it is configured', async ({ token }) => {
    const { body } = await api.get('/dashboard/user/push', { token });
    expect(body.data).toEqual({
      kind: 'fcm',
      key: VAPID,
      config: {
        apiKey: 'key',
        appId: '1:2:web:3',
        messagingSenderId: '42',
        projectId: 'sofra-test',
      },
      active: false,
      lang: null,
    });
  });

  it('gets the sentence and where it leads, and nothing else', async ({
    shopper,
  }) => {
    await register('phone-1', shopper);
    await tell(shopper, 'gift:9');
    await site.drain();
    const [sent] = sentTo('phone-1');
    expect(sent?.message).toMatchObject({
      notification: {
        title: expect.any(String) as string,
        body: expect.any(String) as string,
      },
      data: { href: '/wallet', tag: 'gift:9' },
      android: { priority: 'NORMAL', ttl: '604800s' },
      webpush: { headers: { TTL: '604800', Urgency: 'normal' } },
    });
    expect(Object.keys(sent?.message ?? {}).sort()).toEqual(
      ['android', 'apns', 'data', 'notification', 'token', 'webpush'].sort(),
    );
  });

  it('is asked with one bearer until that ends', async ({ shopper }) => {
    await register('phone-2', shopper);
    const before = fcm.tokens();
    for (const subject of ['a:1', 'b:1', 'c:1']) await tell(shopper, subject);
    await site.drain();
    expect(sentTo('phone-2')).toHaveLength(3);
    expect(fcm.tokens() - before).toBe(1);
    fcm.endBearer();
    await tell(shopper, 'd:1');
    await site.drain();
    const row = (await api.db.select().from(outboxMessages)).find(
      ({ status }) => status === 'pending',
    );
    expect(row?.lastError).toBe('fcm_401');
    await site.drain(new Date(Number(row?.nextAttemptAt)));
    expect(sentTo('phone-2')).toHaveLength(4);
    expect(fcm.tokens() - before).toBe(2);
  });

  it('asks for another bearer before one ends', async ({ shopper }) => {
    await register('phone-3', shopper);
    fcm.setLife(30);
    const before = fcm.tokens();
    await tell(shopper, 'e:1');
    await site.drain();
    await tell(shopper, 'f:1');
    await site.drain();
    fcm.setLife(3600);
    expect(fcm.tokens() - before).toBe(2);
  });

  it.for([
    [404, { status: 'NOT_FOUND', details: [{ errorCode: 'UNREGISTERED' }] }],
    [
      400,
      {
        status: 'INVALID_ARGUMENT',
        details: [
          { errorCode: 'INVALID_ARGUMENT' },
          { fieldViolations: [{ field: 'message.token', description: 'no' }] },
        ],
      },
    ],
    [
      403,
      {
        status: 'PERMISSION_DENIED',
        details: [{ errorCode: 'SENDER_ID_MISMATCH' }],
      },
    ],
  ] as const)(
    'that says %i of a token has it forgotten',
    async ([status, error], { shopper }) => {
      const device = `gone-${status}`;
      await register(device, shopper);
      fcm.refuse(device, { status, error });
      await tell(shopper);
      await site.drain();
      expect(await devices(shopper)).toEqual([]);
      expect((await outbox())?.status).toBe('sent');
    },
  );

  it.for([
    [503, 'UNAVAILABLE', 'pending', 'fcm_503_unavailable'],
    [429, 'QUOTA_EXCEEDED', 'pending', 'fcm_429_quota_exceeded'],
    [400, 'INVALID_ARGUMENT', 'failed', 'fcm_400_invalid_argument'],
  ] as const)(
    'that answers %i %s keeps the device, and the message is %s',
    async ([status, errorCode, outcome, lastError], { shopper }) => {
      const device = `busy-${status}`;
      await register(device, shopper);
      const error = { details: [{ errorCode }] };
      fcm.refuse(device, { status, error, retryAfter: '90' });
      await tell(shopper);
      const now = new Date();
      await site.drain(now);
      const row = await outbox();
      expect(row).toMatchObject({ status: outcome, lastError });
      if (outcome === 'pending')
        expect(Number(row?.nextAttemptAt) - Number(now)).toBeGreaterThanOrEqual(
          90_000,
        );
      expect(await devices(shopper)).toHaveLength(1);
    },
  );

  it('forgets the token that a client signs out with, also of an older session', async ({
    shopper,
  }) => {
    await register('phone-4', shopper);
    const later = await signIn(api.db, { id: shopper.userId });
    await api.post(
      '/auth/logout',
      { firebase_token: 'phone-4' },
      { token: later },
    );
    expect(await devices(shopper)).toEqual([]);
  });
});
