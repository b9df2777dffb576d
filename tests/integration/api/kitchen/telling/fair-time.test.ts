// @module-tag both-engines
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { shopWays } from '@/server/db/schema/kitchen';
import { orders } from '@/server/db/schema/orders';
import { makeLink } from '@/server/domain/kitchen/links';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { browserDevice } from '@/tests/support/account/push/browser-device';
import { api, it } from '@/tests/support/api/api-test';
import { orderRow } from '@/tests/support/kitchen/heard-order';
import { addWays, toldOf } from '@/tests/support/kitchen/told-shop';
import {
  after,
  endSending,
  newsOf,
  placeWatched,
  START,
  watchAt,
  watchOn,
} from '@/tests/support/kitchen/watched-order';

const CALLED = 'house order.unanswered 0';

const told = (id: number) => newsOf(api, id);
const statusOf = async (id: number) => (await orderRow(api, id)).status;
/** The minute, after START, at which its wait ends as things are. */
const untilOf = async (id: number) => {
  const { answerUntil } = await orderRow(api, id);
  return answerUntil && (+answerUntil - +START) / 60_000;
};

/** The watch looks and messages leave, until the order is no more; answers after how many minutes that was. */
async function endedAfter(id: number, from: number, most: number) {
  for (let minute = from; minute <= most; minute += 0.5) {
    await watchOn(api, id, [after(minute), after(minute)]);
    if ((await statusOf(id)) === 'cancelled') return minute;
  }
  return null;
}

beforeEach(async () => {
  await api.db.update(orders).set({ tellAt: null, answerUntil: null });
  const body = { value: 'house@sofra.example' };
  const path = '/dashboard/admin/settings/operator_email';
  await api.call('PUT', path, { token: TEST_OPERATOR_TOKEN, body });
});
afterEach(() => api.setNow(null));

describe('after an outage of ours a kitchen gets a time of its own', () => {
  it.for([
    ['before it was reminded', 0, 30, 38],
    ['from before the second reminder until after the end', 3, 30, 36],
  ] as const)('away %s', async ([, gone, back, end]) => {
    const { id } = await placeWatched(api);
    await endSending(api, id, ['sent', START]);
    await watchOn(api, id, [START, after(gone)]);
    expect(await endedAfter(id, back, end + 5)).toBe(end);
    const { sentAt } = (await toldOf(api, id))
      .filter(({ tellings: { event } }) => event === 'order.placed')
      .at(-1)?.outbox_messages ?? { sentAt: null };
    expect(Number(sentAt)).toBeGreaterThanOrEqual(+after(back));
  });

  it('but a restart of half a minute is none', async () => {
    const { id } = await placeWatched(api);
    await watchOn(api, id, [START, after(5)]);
    expect(await endedAfter(id, 6, 12)).toBe(10);
  });
});

it('an order for tomorrow is not cancelled where tomorrow’s reminders failed: the operator is called, once', async () => {
  const { id } = await placeWatched(api, {
    shop: {
      deliveryMinutesFrom: 45,
      hours: { opensAt: '10:00', closesAt: '22:00' },
      timezone: 'UTC',
    },
    order: { delivery_date: '2024-11-22', delivery_time: '18:00' },
  });
  await endSending(api, id, ['sent', START]);
  const from = new Date('2024-11-22T16:45:00Z');
  await watchAt(api, after(-0.5, from));
  await watchOn(api, id, [from, after(14.5, from)], 'failed');
  expect(await statusOf(id)).toBe('new');
  const calls = (await told(id)).filter((news) => news === CALLED);
  expect(calls).toHaveLength(1);
  // told once more, which leaves
  await watchOn(api, id, [after(15, from), after(24, from)]);
  expect(await statusOf(id)).toBe('new');
  await watchOn(api, id, [after(24.5, from), after(25.5, from)]);
  expect(await statusOf(id)).toBe('cancelled');
});

it('while the mail is down all evening, the operator is called once, and the kitchen is told ever more rarely', async () => {
  const { id } = await placeWatched(api);
  for (let minute = 0; minute <= 120; minute += 1)
    await watchOn(api, id, [after(minute), after(minute)], 'failed');
  expect(await statusOf(id)).toBe('new');
  const news = await told(id);
  expect(news.filter((each) => each === CALLED)).toHaveLength(1);
  const rounds = news.filter((each) => each.startsWith('shop'));
  expect(rounds.length).toBeLessThan(15);
  const next = await untilOf(id);
  expect(next).toBeGreaterThan(120);
});

it('while a message is on its way no other follows it', async () => {
  const { id } = await placeWatched(api);
  await watchOn(api, id, [START, after(30)], 'pending');
  expect((await told(id)).filter((each) => each.startsWith('shop'))).toEqual([
    'shop order.placed 0',
    'shop order.placed 1',
    'shop order.placed 2',
  ]);
});

describe('of several ways', () => {
  /** A board whose device is to be rung. */
  async function addTablet(shopId: number): Promise<void> {
    const link = { kind: 'board', shopId, branchId: null } as const;
    const token = await makeLink({ db: api.db, now: START }, link);
    const body = {
      endpoint: 'https://push.example/a-tablet',
      ...browserDevice().keys,
      lang: 'en',
    };
    const path = `/rest/kitchen/boards/${token}/push`;
    expect((await api.post(path, body)).status).toBe(200);
  }

  /** The order's mail fails, as its way is proved; the other way's messages leave. */
  async function placeByTwo(other: { kind: 'push' | 'sms'; proved: boolean }) {
    const { id, shop } = await placeWatched(api);
    if (other.kind === 'push') await addTablet(shop.id);
    else {
      const target = '+998901234567';
      await addWays(api, shop.id, [{ kind: 'sms', target, lang: 'en' }]);
    }
    const provedAt = other.proved ? START : null;
    await api.db
      .update(shopWays)
      .set({ provedAt })
      .where(and(eq(shopWays.shopId, shop.id), eq(shopWays.kind, other.kind)));
    await endSending(api, id, ['failed', START]);
    for (let minute = 0; minute <= 20; minute += 0.5) {
      await watchAt(api, after(minute));
      for (const row of await toldOf(api, id))
        if (row.outbox_messages?.status === 'pending')
          await endSending(
            api,
            id,
            [
              row.tellings.kind === other.kind ? 'sent' : 'failed',
              after(minute),
            ],
            row.outbox_messages.id,
          );
    }
    return id;
  }

  it('the messages of one that nobody proved count for nothing', async () => {
    const id = await placeByTwo({ kind: 'sms', proved: false });
    expect(await statusOf(id)).toBe('new');
    expect(await told(id)).toContain(CALLED);
  });

  it('those of a proved one are enough, a board’s push too', async () => {
    const id = await placeByTwo({ kind: 'push', proved: true });
    expect(await orderRow(api, id)).toMatchObject({
      refusedReason: 'no_answer',
    });
  });
});

it('a shop with a minute to answer is not reminded first', async () => {
  const { id } = await placeWatched(api, { shop: { acceptMinutes: 1 } });
  await endSending(api, id, ['sent', START]);
  expect(await endedAfter(id, 0, 5)).toBe(1);
  expect(await told(id)).toEqual([
    'shop order.placed 0',
    'shop order.cancelled 0',
  ]);
});
