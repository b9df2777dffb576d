// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { outboxMessages } from '@/server/db/schema/settings';
import { accessTokens } from '@/server/db/schema/account/users';
import { addToInbox } from '@/server/domain/notice/inbox';
import { notificationId } from '@/utils/constants/notifications';
import { api } from '@/tests/support/api/api-test';
import { moveOrder } from '@/tests/support/factories/order';
import { pushSite } from '@/tests/support/account/push/push-site';
import {
  it,
  order,
  PUSH,
  register,
  service,
  told,
  waiting,
} from '@/tests/support/account/push/web-push-case';

beforeEach(async () => {
  await api.db.delete(outboxMessages);
});

describe('a status of an order', () => {
  it('reaches each device, sealed, signed and in its own language', async () => {
    const { id, token } = await order();
    const here = await register(token);
    const there = await register(token, 'ru');
    await moveOrder(api, id, ['accepted']);
    await pushSite(api).drain();
    const [english] = told(here);
    const [russian] = told(there);
    expect(english?.payload).toEqual({
      title: expect.any(String) as string,
      body: expect.any(String) as string,
      href: `/orders/${id}`,
      tag: `order:${id}`,
    });
    expect(russian?.payload).toMatchObject({
      title: expect.stringMatching(/[а-я]/i) as string,
      href: `/ru/orders/${id}`,
    });
    const { body } = await api.get(PUSH, { token });
    expect(english).toMatchObject({
      signedBy: body.data.key as string,
      contact: 'https://sofra.example',
      headers: { 'content-encoding': 'aes128gcm', urgency: 'high' },
    });
    expect(Number(english?.headers.ttl)).toBeGreaterThan(600);
    expect(english?.headers.topic).toMatch(/^[\w-]{1,32}$/);
    for (const row of await waiting())
      expect(row).toMatchObject({ status: 'sent', body: '' });
  });

  it('takes the place of an older one that has not left, and is of its topic', async () => {
    const { id, token } = await order();
    const device = await register(token);
    const { drain } = pushSite(api);
    await moveOrder(api, id, ['accepted', 'ready']);
    expect(await waiting()).toHaveLength(1);
    await drain();
    await moveOrder(api, id, ['on_a_way']);
    await drain();
    const topics = told(device).map(({ headers }) => headers.topic);
    expect(topics).toHaveLength(2);
    expect(new Set(topics).size).toBe(1);
  });

  it.for(['push', 'order_statuses'] as const)(
    'is not sent to who turned %s off, also when it waited',
    async (type) => {
      const { id, token } = await order();
      const device = await register(token);
      const choose = (active: boolean) =>
        api.post(
          '/dashboard/user/update/notifications',
          {
            notifications: [{ notification_id: notificationId(type), active }],
          },
          { token },
        );
      await moveOrder(api, id, ['accepted']);
      await choose(false);
      await pushSite(api).drain();
      await moveOrder(api, id, ['ready']);
      expect((await waiting()).map(({ status }) => status)).toEqual(['sent']);
      expect(service.asked).not.toContain(device);
      await choose(true);
      await moveOrder(api, id, ['on_a_way']);
      await pushSite(api).drain();
      expect(told(device)).toHaveLength(1);
    },
  );

  it('is not sent after the session, nor when its time is over', async () => {
    const { id, token, userId } = await order();
    const device = await register(token);
    await moveOrder(api, id, ['accepted']);
    await api.db
      .update(accessTokens)
      .set({ expiresAt: new Date(0) })
      .where(eq(accessTokens.userId, userId));
    await pushSite(api).drain();
    expect(service.asked).not.toContain(device);
  });

  it('leaves with its transaction or not at all', async () => {
    const { token, userId } = await order();
    await register(token);
    const work = api.db.transaction(async (tx) => {
      await addToInbox(
        { db: tx, now: new Date() },
        { userId, type: 'wallet', subject: 'gift:1', data: {} },
      );
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await waiting()).toEqual([]);
  });
});
