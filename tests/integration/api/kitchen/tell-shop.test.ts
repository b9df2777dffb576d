// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { kitchenLinks, tellings } from '@/server/db/schema/kitchen';
import { orderDetails, orders } from '@/server/db/schema/orders';
import { outboxMessages } from '@/server/db/schema/settings';
import { findLink } from '@/server/domain/kitchen/links';
import { api, it } from '@/tests/support/api/api-test';
import {
  placedOrder,
  SITE,
  tell,
  toldOf,
  tokenIn,
} from '@/tests/support/kitchen/told-shop';

const MAIL = { kind: 'email', target: 'kitchen@shop.example' } as const;
const SMS = { kind: 'sms', target: '+998901234567', lang: 'ru' } as const;
const HOOK = { kind: 'webhook', target: 'https://pos.example/in' } as const;
const PLACED = { event: 'order.placed', round: 0 } as const;

describe('a placed order', () => {
  it('is told by each way of its shop, with a link of its own in each', async () => {
    const { order } = await placedOrder(api, [MAIL, SMS, HOOK], {
      note: 'No cutlery please',
      username: 'Aziza Karimova',
      phone: '+998935556677',
    });
    await api.db
      .update(orderDetails)
      .set({ note: 'without onion' })
      .where(eq(orderDetails.orderId, order.id));
    await tell(api, { order, ...PLACED });
    const told = await toldOf(api, order.id);
    expect(told.map(({ tellings: { kind } }) => kind)).toEqual([
      'email',
      'sms',
      'webhook',
    ]);
    const [mail, sms, hook] = told.map((row) => row.outbox_messages);
    expect(mail).toMatchObject({ channel: 'email', recipient: MAIL.target });
    expect(mail?.subject).toMatch(/^New order 27, wanted by \d\d:\d\d$/);
    expect(mail?.body).toMatch(
      new RegExp(
        `^Number of the day: 27, order ${order.id}\nDelivery, wanted by \\d\\d:\\d\\d\nFor Aziza\nTake in cash: .+\n\n2 × .+\n   – without onion\n\nNote for the kitchen: No cutlery please\n\nAccept or refuse it here: ${SITE}/ticket/[\\w-]{43}$`,
      ),
    );
    expect(sms).toMatchObject({ channel: 'sms', recipient: SMS.target });
    expect(sms?.body).toMatch(
      /^Sofra: Новый заказ 27, нужен к \d\d:\d\d\. Позиций: 2\. https:\/\/sofra\.example\/ru\/ticket\/[\w-]{43}$/,
    );
    expect(hook).toMatchObject({ channel: 'webhook', subject: 'order.placed' });
    expect(hook?.recipient).toMatch(/^way:\d+$/);
    const tokens = [mail, sms, hook].map((message) => tokenIn(message?.body));
    expect(new Set(tokens).size).toBe(3);
    const ctx = { db: api.db, now: new Date() };
    for (const token of tokens)
      expect(await findLink(ctx, 'ticket', token)).toMatchObject({
        orderId: order.id,
        shopId: order.shopId,
      });
    for (const message of [mail, sms, hook])
      expect(message?.body).not.toMatch(/Karimova|35556677/);
  });

  it('tells a webhook what a kitchen needs, and a reminder has the id of what it reminds of', async () => {
    const { order } = await placedOrder(api, [HOOK], { username: 'Aziza K' });
    await tell(api, { order, ...PLACED });
    await tell(api, { order, ...PLACED, round: 1 });
    await tell(api, { order, event: 'order.changed', round: 7 });
    await tell(api, { order, event: 'order.changed', round: 8 });
    const bodies = (await toldOf(api, order.id)).map(
      (row) =>
        JSON.parse(row.outbox_messages?.body ?? '{}') as Record<
          string,
          unknown
        >,
    );
    expect(bodies[0]).toEqual({
      id: expect.stringMatching(/^evt_[\w-]{24}$/) as string,
      event: 'order.placed',
      sent_at: expect.stringMatching(/^\d{4}-.+Z$/) as string,
      order: {
        number: order.id,
        number_of_day: 27,
        wanted_by: expect.stringMatching(/^\d{4}-.+Z$/) as string,
        type: 'delivery',
        lines: [
          {
            quantity: 2,
            unit: expect.any(String) as string,
            title: expect.any(String) as string,
            options: [],
            addons: [],
            note: null,
          },
        ],
        note: null,
        payment: {
          kind: 'cash',
          collect: {
            amount: expect.any(Number) as number,
            currency: expect.any(String) as string,
          },
        },
        first_name: 'Aziza',
      },
      ticket_url: expect.stringMatching(
        /^https:\/\/sofra\.example\/ticket\/[\w-]{43}$/,
      ) as string,
    });
    const ids = bodies.map(({ id }) => id);
    expect(ids[1]).toBe(ids[0]);
    expect(new Set(ids).size).toBe(3);
  });

  it('is told once by each way, however often and at once it is tried', async () => {
    const { order } = await placedOrder(api, [MAIL, SMS]);
    await Promise.all(
      Array.from({ length: 5 }, () => tell(api, { order, ...PLACED })),
    );
    await tell(api, { order, ...PLACED, round: 1 });
    await tell(api, { order, ...PLACED, round: 1 });
    const told = await toldOf(api, order.id);
    expect(
      told.map((row) => `${row.tellings.kind} ${row.tellings.round}`),
    ).toEqual(['email 0', 'sms 0', 'email 1', 'sms 1']);
    expect(told[2]?.outbox_messages?.subject).toMatch(
      /^Order 27 still waits for an answer/,
    );
    const links = await api.db
      .select()
      .from(kitchenLinks)
      .where(eq(kitchenLinks.orderId, order.id));
    expect(links).toHaveLength(4);
    expect(JSON.stringify(links)).not.toContain(
      tokenIn(told[0]?.outbox_messages?.body),
    );
  });

  it('is told to nobody by a shop that set no way, and nothing is kept of it', async () => {
    const { order } = await placedOrder(api, []);
    for (const event of ['order.placed', 'order.cancelled'] as const)
      await tell(api, { order, event, round: 0 });
    expect(await toldOf(api, order.id)).toEqual([]);
  });

  it('is told with its day when it is wanted on another one', async () => {
    const { order } = await placedOrder(api, [MAIL]);
    await api.db
      .update(orders)
      .set({ etaTo: new Date('2027-03-05T14:30:00Z') })
      .where(eq(orders.id, order.id));
    await tell(api, { order, ...PLACED });
    const [told] = await toldOf(api, order.id);
    expect(told?.outbox_messages?.subject).toMatch(/2027-03-05 \d\d:\d\d$/);
  });

  it('leaves nothing behind when its transaction is rolled back', async () => {
    const { order } = await placedOrder(api, [MAIL]);
    const work = api.db.transaction(async (tx) => {
      await tell({ ...api, db: tx }, { order, ...PLACED });
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await toldOf(api, order.id)).toEqual([]);
  });
});

describe('a cancelled order', () => {
  const CANCELLED = { event: 'order.cancelled', round: 0 } as const;
  const setMessages = (values: Partial<typeof outboxMessages.$inferInsert>) =>
    api.db
      .update(outboxMessages)
      .set(values)
      .where(eq(outboxMessages.channel, 'email'));

  it.for(['sent', 'pending'] as const)(
    'is told by a way whose message is %s after a try',
    async (status) => {
      const { order } = await placedOrder(api, [MAIL]);
      await tell(api, { order, ...PLACED });
      await setMessages({ status, attempts: 1 });
      await tell(api, { order, ...CANCELLED });
      const [, cancelled] = await toldOf(api, order.id);
      expect(cancelled?.outbox_messages).toMatchObject({
        subject: 'Order 27 is cancelled, please do not prepare it',
      });
    },
  );

  it('is not told where nobody heard of it, and what waited is taken back', async () => {
    const { order } = await placedOrder(api, [MAIL]);
    await tell(api, { order, ...PLACED });
    const [waiting] = await toldOf(api, order.id);
    await tell(api, { order, ...CANCELLED });
    expect(await toldOf(api, order.id)).toEqual([]);
    const id = waiting?.outbox_messages?.id ?? 0;
    expect(await api.db.$count(outboxMessages, eq(outboxMessages.id, id))).toBe(
      0,
    );
  });

  it('is not told by a way whose message failed, nor by one that came later', async () => {
    const { order } = await placedOrder(api, [MAIL]);
    await tell(api, { order, ...PLACED });
    await setMessages({ status: 'failed', attempts: 8 });
    await tell(api, { order, ...CANCELLED });
    expect(await toldOf(api, order.id)).toHaveLength(1);
    const events = await api.db
      .select({ event: tellings.event })
      .from(tellings)
      .where(eq(tellings.orderId, order.id));
    expect(events).toEqual([{ event: 'order.placed' }]);
  });
});
