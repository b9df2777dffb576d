// @module-tag both-engines
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refundPart, refundRest } from '@/server/domain/payment/refund-part';
import type { Db } from '@/server/db/client';
import {
  type ApiHarness,
  openApi,
  TEST_OPERATOR_TOKEN,
} from '@/tests/support/api/api-harness';
import { faultyLine } from '@/tests/support/api/faulty-gateway';
import { type CardDesk, cardDesk } from '@/tests/example/support/card-order';
import { createCurrencies } from '@/tests/support/factories/currency';
import { moveOrder } from '@/tests/support/factories/order';

const START = new Date('2026-11-18T07:00:00Z');
const OPERATOR = { token: TEST_OPERATOR_TOKEN };

const line = faultyLine();
let api: ApiHarness;
let desk: CardDesk;

beforeAll(async () => {
  api = await openApi({}, { gateway: line.through });
  await createCurrencies(api.db);
});
afterAll(() => api.close());
beforeEach(() => {
  line.faults = {};
  api.setNow(START);
  desk = cardDesk(api, { now: START }, line.through);
});

/** An order by card that was paid and delivered. */
async function delivered() {
  const placed = await desk.place();
  await desk.pay(placed.order.payment_url);
  await desk.webhooks();
  await moveOrder(api, placed.id);
  return placed;
}

type Delivered = Awaited<ReturnType<typeof delivered>>;

const ask = ({ id, shopper }: Delivered, more: object = {}) =>
  api.post(
    '/dashboard/user/order-refunds',
    { order_id: id, cause: 'It came open.', destination: 'source', ...more },
    shopper,
  );

const approve = (refundId: number) =>
  api.post(
    `/dashboard/admin/refunds/${refundId}`,
    { status: 'approved' },
    OPERATOR,
  );

/** Work with what pays, in a transaction of its own. */
const inOne = (work: (tx: Parameters<typeof refundPart>[0]) => Promise<void>) =>
  api.db.transaction((tx) =>
    work({ ...desk.services(), db: tx as unknown as Db, now: START }),
  );

async function books(id: number) {
  const [attempt] = await desk.attempts(id);
  if (!attempt) throw new Error(`order ${id} has no attempt`);
  const rows = await desk.refunds(id);
  const sent = rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return { attempt, rows, sent };
}

describe('money of a card for a delivered order', () => {
  it('goes back by parts, each counted once, until all of it is back', async () => {
    const order = await delivered();
    const { id } = order;
    const items = [{ order_detail_id: order.order.details[0].id, quantity: 1 }];
    const asked = await ask(order, { items });
    expect((await approve(asked.body.data.id)).status).toBe(200);
    const first = await books(id);
    expect(first.rows).toHaveLength(1);
    expect(first.sent).toBe(Math.round(asked.body.data.price * 100));
    expect(first.attempt).toMatchObject({
      status: 'paid',
      refundedMinor: first.sent,
    });
    const part = { amountMinor: 150, destination: 'source' } as const;
    await inOne((tx) => refundPart(tx, id, part));
    expect(await books(id)).toMatchObject({
      sent: first.sent + 150,
      attempt: { status: 'paid', refundedMinor: first.sent + 150 },
    });
    await inOne((tx) => refundRest(tx, id));
    const { priceMinor } = first.attempt;
    expect(await books(id)).toMatchObject({
      sent: priceMinor,
      attempt: { status: 'refunded', refundedMinor: priceMinor },
    });
    await desk.sweep();
    expect((await desk.refunds(id)).map(({ status }) => status)).toEqual([
      'done',
      'done',
      'done',
    ]);
    const shown = await desk.show(id, order.shopper);
    expect(shown.transaction.refund_state).toBe('done');
    expect(await desk.ledgerSum()).toBe(0);
  });

  it('goes back once, when two operators approve at once', async () => {
    const order = await delivered();
    const refundId = (await ask(order)).body.data.id;
    const answers = await Promise.all([1, 2, 3].map(() => approve(refundId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { attempt, rows, sent } = await books(order.id);
    expect(rows).toHaveLength(1);
    expect(sent).toBe(attempt.priceMinor);
    expect(attempt).toMatchObject({
      status: 'refunded',
      refundedMinor: attempt.priceMinor,
    });
  });

  it('never is more than was paid, whoever gives back at the same time', async () => {
    const { id } = await delivered();
    const { attempt } = await books(id);
    const amountMinor = Math.ceil(attempt.priceMinor * 0.6);
    const part = { amountMinor, destination: 'source' } as const;
    const given = await Promise.allSettled(
      [1, 2, 3].map(() => inOne((tx) => refundPart(tx, id, part))),
    );
    expect(given.filter(({ status }) => status === 'fulfilled')).toHaveLength(
      1,
    );
    expect(await books(id)).toMatchObject({
      sent: amountMinor,
      attempt: { refundedMinor: amountMinor },
    });
  });

  it('into the wallet leaves the card alone', async () => {
    const order = await delivered();
    const asked = await ask(order, { destination: 'wallet' });
    await approve(asked.body.data.id);
    expect(await desk.refunds(order.id)).toEqual([]);
    const me = await api.get('/dashboard/user/profile/show', order.shopper);
    expect(me.body.data.wallet.price).toBe(order.order.total_price);
  });

  it('that its provider refuses is shown to the operator, and told as that to the customer', async () => {
    const order = await delivered();
    const told = async () =>
      (await desk.show(order.id, order.shopper)).transaction.refund_state;
    expect(await told()).toBeNull();
    await approve((await ask(order)).body.data.id);
    expect(await told()).toBe('pending');
    line.faults = { refund: () => Promise.resolve('refused') };
    await desk.sweep();
    const { body } = await api.get('/dashboard/admin/payments', OPERATOR);
    expect(body.data).toContainEqual(
      expect.objectContaining({
        order_id: order.id,
        price: order.order.total_price,
      }),
    );
    expect(await told()).toBe('refused');
  });
});
