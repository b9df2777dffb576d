import { beforeEach, describe, expect } from 'vitest';
import { outboxMessages } from '@/server/db/schema/settings';
import { api } from '@/tests/support/api/api-test';
import { moveOrder } from '@/tests/support/factories/order';
import { signIn } from '@/tests/support/factories/user';
import { pushSite } from '@/tests/support/account/push/push-site';
import {
  devices,
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

describe('a device', () => {
  it.for([404, 410])('that is gone (%i) is forgotten', async (status) => {
    const { id, token, userId } = await order();
    const device = await register(token);
    service.fail(device, { status });
    await moveOrder(api, id, ['accepted']);
    await pushSite(api).drain();
    expect(await devices(userId)).toEqual([]);
    expect((await waiting())[0]?.status).toBe('sent');
  });

  it.for([
    [{ status: 503, retryAfter: '120' }, 'push_503', 120_000],
    [{ status: 429 }, 'push_429', 4_000],
    ['cut', 'push_unreachable', 4_000],
  ] as const)(
    'whose service says %j is tried again',
    async ([fault, lastError, soonest]) => {
      const { id, token, userId } = await order();
      const device = await register(token);
      const { drain } = pushSite(api);
      service.fail(device, fault);
      await moveOrder(api, id, ['accepted']);
      const now = new Date();
      await drain(now);
      const [row] = await waiting();
      expect(row).toMatchObject({ status: 'pending', attempts: 1, lastError });
      expect(Number(row?.nextAttemptAt) - Number(now)).toBeGreaterThanOrEqual(
        soonest,
      );
      expect(await devices(userId)).toHaveLength(1);
      service.fail(device, null);
      await drain(new Date(Number(row?.nextAttemptAt)));
      expect(told(device)).toHaveLength(1);
    },
  );

  it('that refuses a message for good keeps nobody waiting', async () => {
    const { id, token } = await order();
    const refusing = await register(token);
    const other = await register(token);
    service.fail(refusing, { status: 413 });
    await moveOrder(api, id, ['accepted']);
    await pushSite(api).drain();
    expect(told(other)).toHaveLength(1);
    expect((await waiting()).map(({ status }) => status).sort()).toEqual([
      'failed',
      'sent',
    ]);
  });

  it('ends with its session: by signing out, from afar, everywhere', async () => {
    const { token, userId } = await order();
    await register(token);
    const other = await signIn(api.db, { id: userId });
    await register(other);
    const third = await signIn(api.db, { id: userId });
    await register(third);
    await api.post('/auth/logout', {}, { token: other });
    expect(await devices(userId)).toHaveLength(2);
    await api.call('DELETE', '/dashboard/user/sessions', { token });
    expect(await devices(userId)).toHaveLength(1);
    await api.call('DELETE', '/dashboard/user/sessions', { token: third });
    await api.post('/auth/logout', {}, { token });
    expect(await devices(userId)).toEqual([]);
  });

  it('is of whoever registered it last, and tells them nothing of who had it', async () => {
    const first = await order();
    const second = await order();
    const device = await register(first.token);
    await moveOrder(api, first.id, ['accepted']);
    const body = service.subscribe(device);
    await api.post(PUSH, body, { token: second.token });
    await pushSite(api).drain();
    expect(told(device)).toEqual([]);
    expect(await devices(first.userId)).toEqual([]);
    await moveOrder(api, second.id, ['accepted']);
    await pushSite(api).drain();
    expect(told(device)[0]?.payload).toMatchObject({
      tag: `order:${second.id}`,
    });
  });

  it('that got another address keeps its language', async () => {
    const { token, userId } = await order();
    await register(token, 'ar');
    const [before] = await devices(userId);
    const body = service.subscribe('renewed');
    await api.post(PUSH, { ...body, replaces: before?.endpoint }, { token });
    expect(await devices(userId)).toMatchObject([
      { endpoint: body.endpoint, locale: 'ar' },
    ]);
  });

  it('is one of ten at most: the ones registered last stay', async ({
    shopper,
  }) => {
    const first = await register(shopper.token);
    for (let count = 0; count < 10; count += 1) await register(shopper.token);
    const left = await devices(shopper.userId);
    expect(left).toHaveLength(10);
    expect(left.some(({ endpoint }) => endpoint.endsWith(`/${first}`))).toBe(
      false,
    );
  });
});
