// @module-tag both-engines
import { asc, eq } from 'drizzle-orm';
import { afterEach, describe, expect } from 'vitest';
import { SendError } from '@/server/domain/notice/notice-sender';
import type {
  NoticeChannel,
  NoticeSenders,
} from '@/server/domain/notice/notice-sender';
import { tellings } from '@/server/db/schema/kitchen';
import { orders } from '@/server/db/schema/orders';
import { outboxMessages } from '@/server/db/schema/settings';
import { drainOutbox } from '@/server/jobs/outbox';
import { api, it } from '@/tests/support/api/api-test';
import { moveOrder } from '@/tests/support/factories/order';
import { createShop } from '@/tests/support/factories/shop';
import { placedOrder, tell, toldOf } from '@/tests/support/kitchen/told-shop';

const NOBODY: NoticeSenders = {
  email: null,
  event: null,
  chat: null,
  push: null,
  sms: null,
  webhook: null,
};
const BEGUN = new Date('2026-11-21T12:00:00Z');

afterEach(async () => {
  await api.db.delete(outboxMessages);
});

const stored = () =>
  api.db.select().from(outboxMessages).orderBy(asc(outboxMessages.id));

/** A message that waits since BEGUN, told to a shop or to the operator. */
async function waiting(channel: NoticeChannel, toShop: boolean) {
  const [message] = await api.db
    .insert(outboxMessages)
    .values({
      channel,
      recipient: 'way:1',
      subject: 'order.placed',
      body: 'https://sofra.example/ticket/a-token',
      createdAt: BEGUN,
      nextAttemptAt: BEGUN,
    })
    .returning({ id: outboxMessages.id });
  const shop = toShop ? await createShop(api.db) : null;
  await api.db.insert(tellings).values({
    shopId: shop?.id,
    kind: channel === 'webhook' ? 'webhook' : 'email',
    target: 'kitchen@shop.example',
    event: 'order.placed',
    outboxId: message?.id,
  });
}

/** Fails each try, and answers in which second after BEGUN each was made. */
async function failUntilDead(channel: NoticeChannel): Promise<number[]> {
  let now = BEGUN;
  const tries: number[] = [];
  const failing = {
    send: () => {
      tries.push((+now - +BEGUN) / 1_000);
      return Promise.reject(new SendError({ code: 'away', isFinal: false }));
    },
  };
  for (let turn = 0; turn < 40; turn += 1) {
    await drainOutbox({
      handle: { db: api.db, listen: () => Promise.resolve() },
      keepsMessages: false,
      senders: { ...NOBODY, [channel]: failing },
      now: () => now,
    });
    const [row] = await stored();
    if (row?.status !== 'pending') break;
    now = row.nextAttemptAt;
  }
  return tries;
}

describe('a message to a kitchen that cannot be brought', () => {
  it('is tried as a webhook with longer and longer waits for an hour', async () => {
    await waiting('webhook', true);
    expect(await failUntilDead('webhook')).toEqual([
      0, 5, 15, 35, 75, 155, 315, 635, 1235, 1835, 2435, 3035,
    ]);
  });

  it('is tried as a mail for some minutes', async () => {
    await waiting('email', true);
    expect(await failUntilDead('email')).toEqual([
      0, 5, 15, 35, 75, 155, 315, 635,
    ]);
  });

  it.for([
    ['of a shop forgets the link in it', true, ''],
    ['of the operator, who has no link, keeps its words', false, 'https:'],
  ] as const)('%s', async ([, toShop, body]) => {
    await waiting('email', toShop);
    await failUntilDead('email');
    const [row] = await stored();
    expect(row).toMatchObject({ status: 'failed', lastError: 'away' });
    expect(row?.body.slice(0, 6)).toBe(body);
  });
});

describe('an order that is answered while nothing arrives', () => {
  const KITCHEN = 'kitchen@shop.example';
  const CANCELLED = 'Order 27 is cancelled, please do not prepare it';

  it.for([
    ['email', 'accepted', []],
    ['email', 'cancelled', [CANCELLED]],
    // a shop's system cooks by it
    ['webhook', 'accepted', ['order.placed', 'order.placed']],
    ['webhook', 'cancelled', ['order.cancelled']],
  ] as const)(
    'by %s, and then %s: later arrives %j',
    async ([kind, to, expected]) => {
      const { order } = await placedOrder(api, [{ kind, target: KITCHEN }]);
      await api.db
        .update(orders)
        .set({ heardFrom: new Date() })
        .where(eq(orders.id, order.id));
      const arrived: string[] = [];
      let isDown = true;
      const send = (notice: { to: string; subject: string }) => {
        if (isDown)
          return Promise.reject(
            new SendError({ code: 'away', isFinal: false }),
          );
        if (notice.to === KITCHEN || kind === 'webhook')
          arrived.push(notice.subject);
        return Promise.resolve();
      };
      const drain = (inMs: number) =>
        drainOutbox({
          handle: { db: api.db, listen: () => Promise.resolve() },
          keepsMessages: false,
          senders: { ...NOBODY, [kind]: { send } },
          now: () => new Date(Date.now() + inMs),
        });
      await tell(api, { order, event: 'order.placed', round: 0 });
      for (const inMs of [1_000, 60_000, 120_000]) await drain(inMs);
      await tell(api, { order, event: 'order.placed', round: 1 });
      await moveOrder(api, order.id, [to]);
      isDown = false;
      await drain(600_000);
      expect(arrived).toEqual(expected);
      if (kind === 'webhook') return;
      const asked = (await toldOf(api, order.id)).filter(
        ({ outbox_messages: message, tellings: { event } }) =>
          message && event === 'order.placed',
      );
      for (const { outbox_messages: message } of asked)
        expect(message).toMatchObject({
          status: 'failed',
          lastError: 'answered_before',
          body: '',
        });
      expect(asked).toHaveLength(to === 'accepted' ? 2 : 1);
    },
  );
});

it('an order’s message goes before news that wait longer', async () => {
  const target = 'kitchen@shop.example';
  const { order } = await placedOrder(api, [{ kind: 'email', target }]);
  const news = Array.from({ length: 5 }, (_, index) => ({
    channel: 'email' as const,
    recipient: `reader-${index}@sofra.example`,
    subject: 'news',
    body: 'News',
    createdAt: BEGUN,
    nextAttemptAt: BEGUN,
  }));
  await api.db.insert(outboxMessages).values(news);
  await tell(api, { order, event: 'order.placed', round: 0 });
  const taken: string[] = [];
  const email = {
    send: ({ to }: { to: string }) => {
      taken.push(to);
      return Promise.resolve();
    },
  };
  await drainOutbox({
    handle: { db: api.db, listen: () => Promise.resolve() },
    keepsMessages: false,
    senders: { ...NOBODY, email },
    now: () => new Date(Date.now() + 1_000),
  });
  expect(taken.length).toBeGreaterThan(5);
  expect(taken[0]).toBe(target);
});
