// @module-tag both-engines
import { beforeEach, describe, expect } from 'vitest';
import { connectServices } from '@/server/compose';
import { outboxMessages } from '@/server/db/schema/settings';
import { pushKeys } from '@/server/domain/notice/push/push-keys';
import { sendNews } from '@/server/jobs/account-work';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api } from '@/tests/support/api/api-test';
import { pushSite } from '@/tests/support/account/push/push-site';
import {
  it,
  register,
  service,
  told,
  waiting,
} from '@/tests/support/account/push/web-push-case';
import type { Shopper } from '@/tests/support/factories/cart';
import { answerRoom, chatCalls } from '@/tests/support/factories/chat';
import {
  notificationId,
  type NotificationType,
} from '@/utils/constants/notifications';

let made = 0;

beforeEach(async () => {
  await api.db.delete(outboxMessages);
  made += 1;
});

const choose = ({ token }: Shopper, type: NotificationType, active: boolean) =>
  api.post(
    '/dashboard/user/update/notifications',
    { notifications: [{ notification_id: notificationId(type), active }] },
    { token },
  );

/** The operator's news go to everybody. */
async function publish(): Promise<void> {
  const answer = await api.post(
    '/dashboard/admin/news',
    {
      key: `push-${made}`,
      translations: {
        en: { title: 'Plov day', text: '20% off' },
        ru: { title: 'День плова', text: 'Скидка 20%' },
      },
      href: '/restaurant',
    },
    { token: TEST_OPERATOR_TOKEN },
  );
  expect(answer.status).toBe(200);
  const handle = { db: api.db };
  await sendNews({ handle, services: connectServices(api.env) });
}

/** Support writes to the shopper; answers the room. */
async function write(shopper: Shopper, words: string): Promise<string> {
  const room = await chatCalls(api, shopper).room();
  await answerRoom(api, room, words);
  return room;
}

const drain = () => pushSite(api).drain();

describe('news of the operator', () => {
  it('reach each device in its own language, and lead on in it', async ({
    shopper,
  }) => {
    const english = await register(shopper.token);
    const russian = await register(shopper.token, 'ru');
    await publish();
    await drain();
    expect(told(english).map(({ payload }) => payload)).toEqual([
      {
        title: 'Plov day',
        body: '20% off',
        href: '/restaurant',
        tag: expect.any(String) as string,
      },
    ]);
    expect(told(russian)[0]?.payload).toMatchObject({
      title: 'День плова',
      href: '/ru/restaurant',
    });
  });

  it.for(['push', 'news'] as const)(
    'are not sent to who turned %s off',
    async (type, { shopper }) => {
      const device = await register(shopper.token);
      await choose(shopper, type, false);
      await publish();
      await drain();
      expect(service.asked).not.toContain(device);
    },
  );

  it('that wait are not sent to who turns them off meanwhile', async ({
    shopper,
  }) => {
    const device = await register(shopper.token);
    await publish();
    await choose(shopper, 'news', false);
    await drain();
    expect(service.asked).not.toContain(device);
  });
});

describe('a message of the chat', () => {
  it('says who wrote and what, leads to its room, and takes the place of the one before', async ({
    shopper,
  }) => {
    const device = await register(shopper.token);
    const room = await write(shopper, 'Good evening!');
    await write(shopper, 'Your dinner is at the door.');
    expect(await waiting()).toHaveLength(1);
    await drain();
    const [sent] = told(device);
    expect(sent?.payload).toEqual({
      title: expect.stringContaining('Malika') as string,
      body: 'Your dinner is at the door.',
      href: `/notifications?chat=${room}`,
      tag: expect.any(String) as string,
    });
    expect(sent?.headers).toMatchObject({
      urgency: 'high',
      'content-encoding': 'aes128gcm',
    });
  });

  it('respects the switch of push alone', async ({ shopper }) => {
    const device = await register(shopper.token);
    await choose(shopper, 'news', false);
    await choose(shopper, 'order_statuses', false);
    await write(shopper, 'Hello');
    await drain();
    expect(told(device)).toHaveLength(1);
    await choose(shopper, 'push', false);
    await write(shopper, 'Are you there?');
    await drain();
    expect(told(device)).toHaveLength(1);
  });

  it('tells nothing of its reader but the sentence', async ({ shopper }) => {
    const device = await register(shopper.token);
    await write(shopper, 'Hello');
    await drain();
    const [sent] = told(device);
    const text = JSON.stringify([sent?.payload, sent?.headers]);
    const { body } = await api.get('/dashboard/user/profile/show', shopper);
    const { email, firstname, lastname } = body.data as Record<string, string>;
    for (const own of [email, firstname, lastname, shopper.token])
      if (own) expect(text).not.toContain(own);
  });
});

describe('the site’s keys', () => {
  it('are the same after a restart', async () => {
    const first = await pushKeys({ db: api.db, push: { ownKeys: null } });
    const { push } = connectServices(api.env);
    expect(await pushKeys({ db: api.db, push })).toEqual(first);
  });
});
