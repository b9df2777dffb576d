// @module-tag both-engines
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { pushSubscriptions } from '@/server/db/schema/account/push-subscriptions';
import { accessTokens } from '@/server/db/schema/account/users';
import { shops } from '@/server/db/schema/catalogue';
import { shopWays } from '@/server/db/schema/kitchen';
import { orders } from '@/server/db/schema/orders';
import { outboxMessages } from '@/server/db/schema/settings';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api } from '@/tests/support/api/api-test';
import { createShopper } from '@/tests/support/factories/cart';
import { createBranch } from '@/tests/support/factories/place';
import { signIn } from '@/tests/support/factories/user';
import {
  boardAt,
  browser,
  kitchen,
  listen,
  order,
  waysOf,
} from '@/tests/support/account/push/board-case';
import { pushSite } from '@/tests/support/account/push/push-site';
import { tell } from '@/tests/support/kitchen/told-shop';
import {
  it,
  PUSH,
  told,
  waiting,
} from '@/tests/support/account/push/web-push-case';

beforeEach(async () => {
  await api.db.delete(outboxMessages);
  await api.db.delete(pushSubscriptions);
});

/** A kitchen whose owner has the board open on a proved device, signed in there by a session of its own. */
async function owned() {
  const own = await kitchen();
  const { id: shopId } = own.shop;
  const owner = await createShopper(api);
  const { userId } = owner;
  await api.db
    .update(shops)
    .set({ ownerId: userId })
    .where(eq(shops.id, shopId));
  const board = `/dashboard/user/boards/${shopId}`;
  const token = await signIn(api.db, { id: userId });
  const tablet = browser();
  const device = await listen(board, 'en', tablet, { token });
  await api.db
    .update(shopWays)
    .set({ provedAt: new Date() })
    .where(eq(shopWays.shopId, shopId));
  const isActive = async (by = token) => {
    const { endpoint } = tablet;
    const state = await api.post(
      `${board}/push/state`,
      { endpoint },
      { token: by },
    );
    return state.body.data as { active: boolean };
  };
  return { ...own, board, device, isActive, owner, shopId, tablet, token };
}

type Own = Awaited<ReturnType<typeof owned>>;

describe('the device of an owner’s board', () => {
  it('hears while its session goes on, and is no device of the person', async () => {
    const own = await owned();
    const { device, isActive, token } = own;
    await order(own);
    await pushSite(api).drain();
    expect(told(device)).toHaveLength(1);
    expect(await isActive()).toEqual({ active: true });
    const { active } = (await api.get(PUSH, { token })).body.data as {
      active: boolean;
    };
    expect(active).toBe(false);
  });

  it.for([
    [
      'signed out there',
      ({ token }: Own) => api.post('/auth/logout', {}, { token }),
    ],
    [
      'ended the session from afar',
      ({ owner }: Own) => api.call('DELETE', '/dashboard/user/sessions', owner),
    ],
    [
      'left it until it expired',
      ({ owner }: Own) =>
        api.db
          .update(accessTokens)
          .set({ expiresAt: new Date(0) })
          .where(eq(accessTokens.userId, owner.userId)),
    ],
    [
      'sold the shop',
      ({ shopId }: Own) =>
        api.db.update(shops).set({ ownerId: null }).where(eq(shops.id, shopId)),
    ],
    [
      'asked the operator to end the boards',
      ({ shopId }: Own) =>
        api.call('DELETE', `/dashboard/admin/shops/${shopId}/board`, {
          token: TEST_OPERATOR_TOKEN,
        }),
    ],
  ] as const)('hears nothing after they %s', async ([, end]) => {
    const own = await owned();
    await end(own);
    await order(own);
    expect(await waiting()).toEqual([]);
    await pushSite(api).drain();
    expect(told(own.device)).toEqual([]);
  });

  it('hears no message that waited when its session ended', async () => {
    const own = await owned();
    await order(own);
    await api.post('/auth/logout', {}, { token: own.token });
    await pushSite(api).drain();
    expect(told(own.device)).toEqual([]);
    expect(await waiting()).toMatchObject([{ status: 'failed' }]);
  });

  it('that is gone with its session lets no order be cancelled by itself', async () => {
    const own = await owned();
    await api.post('/auth/logout', {}, { token: own.token });
    const id = await order(own);
    const [row] = await api.db.select().from(orders).where(eq(orders.id, id));
    expect(row?.answerUntil).toBeNull();
  });

  it('is that of the session that turned it on last, once', async () => {
    const own = await owned();
    const { board, device, isActive, owner, shopId, tablet, token } = own;
    await listen(board, 'ru', tablet, owner);
    await api.post('/auth/logout', {}, { token });
    expect(await isActive(owner.token)).toEqual({ active: true });
    expect(await waysOf(shopId)).toMatchObject([{ lang: 'ru' }]);
    await order(own);
    await pushSite(api).drain();
    expect(told(device)).toHaveLength(1);
  });
});

it('the tablet of a branch rings for orders that are fetched there, and for no others', async () => {
  const own = await kitchen();
  const { id: shopId } = own.shop;
  const [here, there] = [
    await createBranch(api.db, shopId),
    await createBranch(api.db, shopId),
  ];
  const tablets = [
    await listen(own.board),
    await listen(await boardAt(shopId, here)),
    await listen(await boardAt(shopId, there)),
  ];
  const ringing = async () => {
    await pushSite(api).drain();
    return tablets.map((device) => told(device).length);
  };
  const id = await order(own);
  expect(await ringing()).toEqual([1, 0, 0]);
  await api.db.execute(
    sql`update orders set branch = jsonb_build_object('id', ${here}::int, 'translations', '{}'::jsonb) where id = ${id}`,
  );
  await tell(api, { order: { id, shopId }, event: 'order.placed', round: 1 });
  expect(await ringing()).toEqual([2, 1, 0]);
});

it('a board writes to ten devices at most: the ones registered last, with a way each', async () => {
  const own = await kitchen();
  const first = browser();
  await listen(own.board, 'en', first);
  const second = await listen(own.board);
  for (let more = 0; more < 8; more += 1) await listen(own.board);
  await listen(own.board, 'en', first);
  const newest = await listen(own.board);
  expect(await waysOf(own.shop.id)).toHaveLength(10);
  await order(own);
  expect(await waiting()).toHaveLength(10);
  await pushSite(api).drain();
  expect(
    [first.device, second, newest].map((device) => told(device).length),
  ).toEqual([1, 0, 1]);
});

it('of rings at the same moment, by the board and by the operator, none is lost', async () => {
  const own = await kitchen();
  const device = await listen(own.board);
  const byOperator = `/dashboard/admin/shops/${own.shop.id}/notify/ring`;
  const rings = Array.from({ length: 6 }, () => [
    api.post(`${own.board}/push/ring`, {}),
    api.post(byOperator, {}, { token: TEST_OPERATOR_TOKEN }),
  ]).flat();
  for (const { status } of await Promise.all(rings)) expect(status).toBe(200);
  await pushSite(api).drain();
  expect(told(device)).toHaveLength(12);
});
