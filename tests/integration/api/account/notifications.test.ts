import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { notificationSettings } from '@/server/db/schema/account/users';
import { api, it } from '@/tests/support/api/api-test';
import { createShopper } from '@/tests/support/factories/cart';

const LIST = '/dashboard/user/notifications';
const UPDATE = '/dashboard/user/update/notifications';

const choose = (token: string, notifications: unknown) =>
  api.post(UPDATE, { notifications }, { token });

async function states(token: string): Promise<boolean[]> {
  const { body } = await api.get(LIST, { token });
  return body.data.map(({ active }: { active: boolean }) => active);
}

describe('the kinds of notices', () => {
  it('are all on in the beginning, with ids that stay', async ({ token }) => {
    const { body } = await api.get(LIST, { token });
    expect(body.data).toEqual(
      ['push', 'news', 'discounts', 'order_statuses'].map((type, index) => ({
        id: index + 1,
        type,
        active: true,
        notification: { notification_id: index + 1, active: true },
      })),
    );
  });

  it('are on for an account that was never asked', async ({ shopper }) => {
    await api.db
      .delete(notificationSettings)
      .where(eq(notificationSettings.userId, shopper.userId));
    expect(await states(shopper.token)).toEqual([true, true, true, true]);
    await choose(shopper.token, [{ notification_id: 2, active: false }]);
    expect(await states(shopper.token)).toEqual([true, false, true, true]);
  });

  it('are turned off and on, as the profile says, too', async ({ token }) => {
    const answer = await choose(token, [
      { notification_id: 2, active: false },
      { notification_id: '4', active: 0 },
    ]);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject([
      { id: 1, active: true },
      { id: 2, active: false },
      { id: 3, active: true },
      { id: 4, active: false },
    ]);
    await choose(token, [{ notification_id: 4, active: '1' }]);
    const profile = await api.get('/dashboard/user/profile/show', { token });
    expect(
      profile.body.data.notifications.map(
        ({ active }: { active: boolean }) => active,
      ),
    ).toEqual([true, false, true, true]);
  });

  it('take the last of several words about one kind', async ({ token }) => {
    await choose(token, [
      { notification_id: 1, active: false },
      { notification_id: 1, active: true },
      { notification_id: 1, active: false },
    ]);
    expect(await states(token)).toEqual([false, true, true, true]);
  });

  it.for([
    [[{ notification_id: 9, active: true }], 'notifications.0.notification_id'],
    [
      [
        { notification_id: 1, active: false },
        { notification_id: 5, active: true },
      ],
      'notifications.1.notification_id',
    ],
    [[{ notification_id: 1 }], 'notifications.0.active'],
    [[{ notification_id: 1, active: 'maybe' }], 'notifications.0.active'],
    [[], 'notifications'],
    [undefined, 'notifications'],
  ] as const)('change nothing with %j', async ([wish, field], { token }) => {
    const { body, status } = await choose(token, wish);
    expect(status).toBe(400);
    expect(Object.keys(body.params)).toEqual([field]);
    expect(await states(token)).toEqual([true, true, true, true]);
  });

  it('are each account’s own', async ({ token }) => {
    expect((await api.get(LIST)).status).toBe(401);
    expect((await api.post(UPDATE, { notifications: [] })).status).toBe(401);
    const { token: other } = await createShopper(api);
    await choose(token, [{ notification_id: 1, active: false }]);
    expect(await states(other)).toEqual([true, true, true, true]);
  });
});
