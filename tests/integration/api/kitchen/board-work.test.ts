// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { shops } from '@/server/db/schema/catalogue';
import { kitchenLinks } from '@/server/db/schema/kitchen';
import { hashPassword } from '@/server/domain/account/password/password';
import { makeLink } from '@/server/domain/kitchen/links';
import { TEST_PASSWORD_COST } from '@/tests/support/account/password-cost';
import { api, it as base } from '@/tests/support/api/api-test';
import { openEventStream } from '@/tests/support/event-stream';
import {
  createSoldOutCase,
  type SoldOutCase,
} from '@/tests/support/kitchen/sold-out-case';
import { orderRow } from '@/tests/support/kitchen/heard-order';

const it = base.extend('settings', { scope: 'file' }, { DEMO_SPEED: '60' });

const NOW = new Date('2024-11-21T12:00:00Z');
const HOURS = { opensAt: '10:00', closesAt: '22:00' };
/** In Tashkent it opens at 10:00, five hours before London. */
const OPENS_NEXT = '2024-11-22T05:00:00.000Z';

let own: SoldOutCase;
let board: string;

beforeEach(async () => {
  api.setNow(NOW);
  own = await createSoldOutCase(api, { hours: HOURS });
  const link = { kind: 'board', shopId: own.shop.id } as const;
  board = `/rest/kitchen/boards/${await makeLink({ db: api.db, now: NOW }, link)}`;
});
afterEach(() => api.setNow(null));

const read = async () => (await api.get(board)).body.data;
const act = (id: number, version: number, how: object) =>
  api.post(`${board}/orders/${id}/acts`, { version, act: how });
const revoke = () =>
  api.db
    .update(kitchenLinks)
    .set({ revokedAt: NOW })
    .where(eq(kitchenLinks.shopId, own.shop.id));
const accept = { kind: 'accept', minutes: 20 };

describe('on a board', () => {
  it('an order is accepted, finished and handed over; what was seen before is stale', async () => {
    const { id } = await own.place('cash', { delivery_type: 'pickup' });
    const steps = [
      [1, accept, 'done', 'accepted'],
      [1, accept, 'done', 'accepted'],
      [1, { kind: 'refuse', reason: 'closed' }, 'stale', 'accepted'],
      [2, { kind: 'later' }, 'done', 'accepted'],
      [3, { kind: 'ready' }, 'done', 'ready'],
      [4, { kind: 'hand_over' }, 'done', 'delivered'],
    ] as const;
    for (const [version, how, outcome, status] of steps) {
      const { body } = await act(id, version, how);
      expect(body.data).toMatchObject({ outcome, ticket: { id, status } });
    }
    const { tickets } = await read();
    expect(tickets).toMatchObject([{ id, status: 'delivered' }]);
    api.setNow(new Date(+NOW + 121_000));
    expect((await read()).tickets).toEqual([]);
  });

  it('the shop pauses for minutes or for today, and takes orders again', async () => {
    const until = (minutes: number) =>
      new Date(+NOW + minutes * 60_000).toISOString();
    const cases = [
      [{ minutes: 15 }, { until: until(15), reason: 'busy' }],
      [{ minutes: 60 }, { until: until(60), reason: 'busy' }],
      [
        { minutes: null, today: true },
        { until: OPENS_NEXT, reason: 'closed' },
      ],
      [{ minutes: null }, null],
    ] as const;
    for (const [body, pause] of cases) {
      const answer = await api.post(`${board}/pause`, body);
      expect(answer.body.data).toEqual({ outcome: 'done', pause });
      expect((await read()).pause).toEqual(pause);
    }
    for (const minutes of [7, -15, '15', undefined])
      expect((await api.post(`${board}/pause`, { minutes })).status).toBe(400);
  });

  it('a dish is sold out until the shop opens on another day, and there again by a press', async () => {
    const { id: orderId, details } = await own.place('cash');
    expect(details.length).toBeGreaterThan(0);
    const path = `${board}/stocks/${own.side.stockId}`;
    const out = await api.post(path, { sold_out: true });
    const row = { stock_id: own.side.stockId, sold_out_until: OPENS_NEXT };
    expect(out.body.data).toMatchObject(row);
    const listed = (await api.get(`${board}/stocks`)).body.data;
    expect(listed).toHaveLength(3);
    expect(listed[0]).toMatchObject(row);
    const named = encodeURIComponent(String(listed[0].title));
    const found = (await api.get(`${board}/stocks?search=${named}`)).body.data;
    expect(found).toMatchObject([row]);
    const none = await api.get(`${board}/stocks?search=%25`);
    expect(none.body.data).toEqual([]);
    expect((await read()).sold_out).toMatchObject([
      { stock_id: own.side.stockId, until: OPENS_NEXT },
    ]);
    api.setNow(new Date(OPENS_NEXT));
    expect((await read()).sold_out).toEqual([]);
    api.setNow(NOW);
    const back = await api.post(path, { sold_out: false });
    expect(back.body.data.sold_out_until).toBeNull();
    expect((await read()).sold_out).toEqual([]);
    expect((await orderRow(api, orderId)).status).toBe('new');
  });

  it('a look is noted, so that it is known whose board is open', async () => {
    const { status } = await api.post(`${board}/presence`);
    expect(status).toBe(200);
    const [link] = await api.db
      .select()
      .from(kitchenLinks)
      .where(eq(kitchenLinks.shopId, own.shop.id));
    expect(link?.usedAt).toEqual(NOW);
  });

  it('orders cost no more queries when they are many', async () => {
    const count = async () => {
      const before = api.queries();
      const { tickets } = await read();
      return { orders: tickets.length, queries: api.queries() - before };
    };
    await own.place('cash');
    await read();
    const one = await count();
    for (let more = 0; more < 4; more += 1) await own.place('cash');
    await read();
    const five = await count();
    expect([one.orders, five.orders]).toEqual([1, 5]);
    expect(five.queries).toBe(one.queries);
  });
});

describe('the stream of a board', () => {
  it('tells at once what is placed and done at its shop, also by the customer, and a pause', async () => {
    const other = await createSoldOutCase(api, { hours: HOURS });
    const stream = await openEventStream(api, {}, `${board}/events`);
    expect(stream.status).toBe(200);
    await stream.next('position');
    await other.place('cash');
    const { id } = await own.place('cash');
    expect((await stream.next('order')).data).toMatchObject({ id, version: 1 });
    await act(id, 1, accept);
    expect((await stream.next('order')).data).toMatchObject({
      ...{ id, version: 2 },
      status: 'accepted',
    });
    const cancelled = await own.place('cash');
    await stream.next('order');
    await api.post(
      `/dashboard/user/orders/${cancelled.id}/status/change?status=cancelled`,
      {},
      own.shopper,
    );
    expect((await stream.next('order')).data).toMatchObject({
      ...{ id: cancelled.id, status: 'cancelled' },
    });
    await api.post(`${board}/pause`, { minutes: 15 });
    await stream.next('shop');
    await stream.close();
  });

  it('is the owner’s by their account, and opens by a PIN’s key in the address', async () => {
    const { id: shopId } = own.shop;
    const { token, userId } = own.shopper;
    await api.db
      .update(shops)
      .set({ ownerId: userId })
      .where(eq(shops.id, shopId));
    const pinHash = await hashPassword('4711', TEST_PASSWORD_COST);
    const link = await makeLink(
      { db: api.db, now: NOW },
      { kind: 'board', shopId, pinHash },
    );
    const guarded = `/rest/kitchen/boards/${link}`;
    const { body } = await api.post(`${guarded}/pin`, { pin: '4711' });
    const key = String(body.data.key);
    expect((await api.get(`${guarded}/events?key=${key}x`)).status).toBe(403);
    const bearer = { authorization: `Bearer ${token}` };
    const streams = [
      await openEventStream(api, {}, `${guarded}/events?key=${key}`),
      await openEventStream(
        api,
        bearer,
        `/dashboard/user/boards/${shopId}/events`,
      ),
    ];
    for (const stream of streams) await stream.next('position');
    const { id } = await own.place('cash');
    for (const stream of streams) {
      expect((await stream.next('order')).data).toMatchObject({ id });
      await stream.close();
    }
  });

  it('opens to no link that was revoked', async () => {
    await revoke();
    expect((await api.get(`${board}/events`)).status).toBe(404);
  });
});
