// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { shops } from '@/server/db/schema/catalogue';
import { shopWays } from '@/server/db/schema/kitchen';
import { orders } from '@/server/db/schema/orders';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { orderRow } from '@/tests/support/kitchen/heard-order';
import { kitchenDoes } from '@/tests/support/kitchen/kitchen-hand';
import {
  after,
  endSending,
  newsOf,
  placeWatched,
  START,
  watchAt,
  watchOn,
} from '@/tests/support/kitchen/watched-order';

const HOUSE = 'house@sofra.example';
const SECOND = 1 / 60;

const hear = (wish: Parameters<typeof placeWatched>[1] = {}) =>
  placeWatched(api, wish);
const told = (id: number) => newsOf(api, id);
const sending = (id: number, status: 'failed' | 'sent', at: Date) =>
  endSending(api, id, [status, at]);
const watch = (at: Date) => watchAt(api, at);
const statusOf = async (id: number) => (await orderRow(api, id)).status;

/** Looks each minute from then until then. */
async function watchThrough(from: number, until: number): Promise<void> {
  for (let minute = from; minute <= until; minute += 1)
    await watch(after(minute));
}

const FIRST = 'shop order.placed 0';
const REMINDED = [FIRST, 'shop order.placed 1', 'shop order.placed 2'];
const CALLED = 'house order.unanswered 0';

beforeEach(async () => {
  // what another test left is nobody's order any more
  const nobody = { tellAt: null, answerUntil: null };
  await api.db.update(orders).set(nobody);
  const options = { token: TEST_OPERATOR_TOKEN, body: { value: HOUSE } };
  const path = '/dashboard/admin/settings/operator_email';
  expect((await api.call('PUT', path, options)).status).toBe(200);
});
afterEach(() => api.setNow(null));

describe('an order that nobody accepts', () => {
  it('is told again after 2 and 4 minutes, then to the operator, each once', async () => {
    const { id } = await hear({ proved: false });
    const steps = [
      [2 - SECOND, [FIRST]],
      [2, REMINDED.slice(0, 2)],
      [4 - SECOND, REMINDED.slice(0, 2)],
      [4, REMINDED],
      [5 - SECOND, REMINDED],
      [5, [...REMINDED, CALLED]],
      [90, [...REMINDED, CALLED]],
    ] as const;
    for (const [minutes, expected] of steps) {
      await watch(after(minutes));
      expect(await told(id)).toEqual(expected);
    }
    expect(await statusOf(id)).toBe('new');
  });

  it('is told to the operator where its shop set no way', async () => {
    const { id } = await hear({ proved: null });
    await watchThrough(1, 20);
    expect(await told(id)).toEqual([CALLED]);
    expect(await statusOf(id)).toBe('new');
  });

  it('is told one after the other by a process that was away', async () => {
    const { id } = await hear({ proved: false });
    await watch(after(30));
    expect(await told(id)).toEqual(REMINDED.slice(0, 2));
    await watch(after(31));
    expect(await told(id)).toEqual(REMINDED);
    await watch(after(32));
    expect(await told(id)).toEqual([...REMINDED, CALLED]);
  });

  it('is told no more once it is accepted, and not cancelled', async () => {
    const { id } = await hear();
    await sending(id, 'sent', START);
    await watch(after(2));
    const act = { kind: 'accept', minutes: 20 } as const;
    await kitchenDoes(api, id, act, after(3));
    await watchThrough(4, 30);
    expect(await told(id)).toEqual(REMINDED.slice(0, 2));
    expect(await statusOf(id)).toBe('accepted');
  });
});

describe('the end of a wait', () => {
  it('comes ten minutes after its shop was told by a proved way', async () => {
    const { id, shopper } = await hear();
    await sending(id, 'sent', after(0.5));
    await watchOn(api, id, [after(0.5), after(10)]);
    expect(await statusOf(id)).toBe('new');
    await watch(after(10.5 - SECOND));
    expect(await statusOf(id)).toBe('new');
    await watch(after(10.5));
    expect(await orderRow(api, id)).toMatchObject({
      status: 'cancelled',
      refusedReason: 'no_answer',
      tellAt: null,
      answerUntil: null,
    });
    const path = `/dashboard/user/orders/${id}`;
    const { data } = (await api.get(path, shopper)).body;
    expect(data).toMatchObject({
      status: 'cancelled',
      refused_reason: 'no_answer',
    });
    expect((await told(id)).at(-1)).toBe('shop order.cancelled 0');
  });

  it('never comes where no way is proved', async () => {
    const { id } = await hear({ proved: false });
    await sending(id, 'sent', START);
    await watchThrough(9, 12);
    await watch(after(600));
    expect(await statusOf(id)).toBe('new');
  });

  it('never comes where the way is no more that was proved', async () => {
    const { id, shop } = await hear();
    await sending(id, 'sent', START);
    await api.db.delete(shopWays).where(eq(shopWays.shopId, shop.id));
    await watch(after(600));
    expect(await statusOf(id)).toBe('new');
  });

  it.for(['failed', 'pending'] as const)(
    'does not come while our own sending is %s: the operator is told, and it begins when a message left',
    async (state) => {
      const { id } = await hear();
      await watchOn(api, id, [START, after(21)], state);
      expect(await statusOf(id)).toBe('new');
      const house = (await told(id)).filter((who) => who === CALLED);
      expect(house).toHaveLength(1);
      await watchOn(api, id, [after(21), after(30.5)]);
      expect(await statusOf(id)).toBe('new');
      await watchOn(api, id, [after(31), after(45)]);
      expect(await statusOf(id)).toBe('cancelled');
    },
  );

  it('is not for a shop that never ends one, also when it says so later', async () => {
    const never = await hear({ shop: { acceptMinutes: 0 } });
    const later = await hear();
    for (const { id } of [never, later]) await sending(id, 'sent', START);
    await api.db
      .update(shops)
      .set({ acceptMinutes: 0 })
      .where(eq(shops.id, later.shop.id));
    await watchThrough(9, 12);
    await watch(after(600));
    expect(await statusOf(never.id)).toBe('new');
    expect(await statusOf(later.id)).toBe('new');
  });
});

describe('an order for a chosen time', () => {
  it.for([
    // 18:00 − 45 − 30 minutes
    ['18:00', '2024-11-22T16:45:00Z'],
    // 11:00 − 75 minutes is before the doors open
    ['11:00', '2024-11-22T10:00:00Z'],
  ] as const)('at %s is waited for from %s on', async ([time, from]) => {
    const { id } = await hear({
      shop: {
        deliveryMinutesFrom: 45,
        hours: { opensAt: '10:00', closesAt: '22:00' },
        timezone: 'UTC',
      },
      order: { delivery_date: '2024-11-22', delivery_time: time },
    });
    await sending(id, 'sent', START);
    const expected = new Date(from);
    expect((await orderRow(api, id)).answerFrom).toEqual(expected);
    await watchOn(api, id, [expected, after(1.5, expected)]);
    await watch(after(2 - SECOND, expected));
    expect(await told(id)).toEqual([FIRST]);
    await watch(after(2, expected));
    expect(await told(id)).toEqual(REMINDED.slice(0, 2));
    await watchOn(api, id, [after(2, expected), after(9.5, expected)]);
    await watch(after(10 - SECOND, expected));
    expect(await statusOf(id)).toBe('new');
    await watch(after(10, expected));
    expect(await statusOf(id)).toBe('cancelled');
  });
});

it('an order from before the upgrade is told to nobody and never cancelled', async () => {
  const { id, shopper } = await hear({ proved: null });
  await api.db
    .update(orders)
    .set({
      ...{ heardFrom: null, answerFrom: null, numberOfDay: null },
      ...{ tellAt: null, answerUntil: null },
    })
    .where(eq(orders.id, id));
  await watch(after(600));
  expect([await told(id), await statusOf(id)]).toEqual([[], 'new']);
  const path = `/dashboard/user/orders/${id}/status/change?status=cancelled`;
  expect((await api.post(path, {}, shopper)).status).toBe(200);
  expect(await told(id)).toEqual([]);
});
