// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gatewayRefunds, transactions } from '@/server/db/schema/payments';
import { sandboxRefunds } from '@/server/db/schema/sandbox';
import {
  type ApiHarness,
  openApi,
  TEST_OPERATOR_TOKEN,
} from '@/tests/support/api/api-harness';
import { faultyLine } from '@/tests/support/api/faulty-gateway';
import { operate } from '@/tests/support/api/operator-tool';
import { type CardDesk, cardDesk } from '@/tests/example/support/card-order';
import { createCurrencies } from '@/tests/support/factories/currency';

const START = new Date('2026-11-18T07:00:00Z');
const MINUTE_MS = 60_000;
const OPERATOR = { token: TEST_OPERATOR_TOKEN };
const NONE = { PAYMENT_GATEWAY: 'none' };
const SANDBOX = { PAYMENT_GATEWAY: 'sandbox' };
const REFERENCE = 'Bank transfer 2026-118';

const line = faultyLine();
let api: ApiHarness;
let desk: CardDesk;

beforeAll(async () => {
  api = await openApi(SANDBOX, { gateway: line.through });
  await createCurrencies(api.db);
});
afterAll(() => api.close());
beforeEach(async () => {
  line.faults = {};
  await api.db.delete(gatewayRefunds);
  api.restart(SANDBOX);
  api.setNow(START);
  desk = cardDesk(api, { now: START }, line.through);
});

/** A paid order that was cancelled: its money is on its way back. */
async function cancelled() {
  const placed = await desk.place();
  await desk.pay(placed.order.payment_url);
  await desk.webhooks();
  await desk.cancel(placed.id, placed.shopper);
  return placed;
}

interface Row {
  id: number;
  order_id: number;
  price: number;
  settled: { reference: string; at: string } | null;
}

const listed = async (state: string): Promise<Row[]> =>
  (await api.get(`/dashboard/admin/payments?state=${state}`, OPERATOR)).body
    .data;
const settle = (id: number, reference: unknown = REFERENCE) =>
  api.post(
    `/dashboard/admin/payments/refunds/${id}/settle`,
    { reference },
    OPERATOR,
  );
const refundOf = async (orderId: number): Promise<number> => {
  const all = await Promise.all(['pending', 'refused'].map(listed));
  const row = all.flat().find(({ order_id }) => order_id === orderId);
  if (!row) throw new Error(`order ${orderId} has no refund`);
  return row.id;
};
const owed = async () =>
  (await api.get('/dashboard/admin/payments/owed', OPERATOR)).body.data;
const sentBack = () => api.db.$count(sandboxRefunds);

async function refused() {
  const order = await cancelled();
  line.faults = { refund: () => Promise.resolve('refused') };
  await desk.sweep();
  line.faults = {};
  return order;
}

describe('a refund that was given back by hand', () => {
  it('after its provider refused it ends the alarm, and the customer reads that it came back', async () => {
    const { id, order, shopper } = await refused();
    expect(await owed()).toMatchObject([{ state: 'refused', count: 1 }]);
    const [row] = await listed('owed');
    expect(row).toMatchObject({
      order_id: id,
      price: order.total_price,
      settled: null,
    });
    const answer = await settle(Number(row?.id));
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      id: row?.id,
      order_id: id,
      settled: { reference: REFERENCE, at: START.toISOString() },
    });
    expect(await owed()).toEqual([]);
    expect(await listed('owed')).toEqual([]);
    expect(await listed('settled')).toEqual([answer.body.data]);
    expect((await desk.show(id, shopper)).transaction.refund_state).toBe(
      'done',
    );
    const metrics = await api.get('/metrics', OPERATOR);
    expect(metrics.body).not.toContain('sofra_payments_owed{');
    const before = await sentBack();
    desk.pass(120 * MINUTE_MS);
    expect(await desk.sweep()).toBe(0);
    expect(await sentBack()).toBe(before);
    expect(await desk.ledgerSum()).toBe(0);
  });

  it('through a provider that is not configured is not sent once more when it is', async () => {
    const { id } = await cancelled();
    const refund = await refundOf(id);
    api.restart(NONE);
    expect((await listed('owed')).map((row) => row.id)).toEqual([refund]);
    expect((await settle(refund)).status).toBe(200);
    const before = await sentBack();
    api.restart(SANDBOX);
    desk.pass(120 * MINUTE_MS);
    await desk.sweep();
    expect(await sentBack()).toBe(before);
    expect(await desk.refunds(id)).toMatchObject([{ status: 'done' }]);
    expect(await desk.ledgerSum()).toBe(0);
  });

  it('is noted once: the same reference answers the same, another one is refused in words', async () => {
    const { id } = await refused();
    const refund = await refundOf(id);
    const first = await settle(refund);
    desk.pass(MINUTE_MS);
    const again = await settle(refund, ` ${REFERENCE} `);
    expect([again.status, again.body.data]).toEqual([200, first.body.data]);
    const other = await settle(refund, 'Cash');
    expect(other.body).toMatchObject({
      statusCode: 'ERROR_409',
      message: `This refund was settled already: “${REFERENCE}”.`,
    });
  });

  it.each(['of an order', 'of a top-up'])(
    '%s by three at once is settled by one of them',
    async (whose) => {
      const { id, shopper } = await refused();
      const refund = await refundOf(id);
      if (whose === 'of a top-up')
        await api.db
          .update(transactions)
          .set({ orderId: null, userId: shopper.userId })
          .where(eq(transactions.orderId, id));
      const answers = await Promise.all(
        ['Cash', 'Transfer', 'Cheque'].map((by) => settle(refund, by)),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 409, 409]);
      const done = answers.find(({ status }) => status === 200);
      expect(await listed('settled')).toEqual([done?.body.data]);
    },
  );
});

describe('is refused, so that nobody is paid twice,', () => {
  const NOT_OWED = {
    statusCode: 'ERROR_409',
    message:
      'This refund does not wait for you: its provider still tries it, or has sent it.',
  };

  it('while its provider still tries it, and once it has sent it', async () => {
    const { id } = await cancelled();
    const refund = await refundOf(id);
    expect((await settle(refund)).body).toMatchObject(NOT_OWED);
    await desk.sweep();
    expect((await settle(refund)).body).toMatchObject(NOT_OWED);
    expect(await desk.refunds(id)).toMatchObject([{ status: 'done' }]);
    expect(await listed('settled')).toEqual([]);
  });

  it('while another process, to which the provider is known, may be sending it', async () => {
    const { id } = await cancelled();
    const refund = await refundOf(id);
    const during: unknown[] = [];
    line.faults.refund = async () => {
      api.restart(NONE);
      during.push((await settle(refund)).body);
      throw new Error('no answer');
    };
    await desk.sweep();
    expect(during).toMatchObject([NOT_OWED]);
    desk.pass(2 * MINUTE_MS);
    expect((await settle(refund)).status).toBe(200);
  });

  it.each([[''], ['   '], ['x'.repeat(201)], [null], [undefined]])(
    'without a reference of 1 to 200 characters: %j',
    async (reference) => {
      const { id } = await refused();
      const refund = await refundOf(id);
      const path = `/dashboard/admin/payments/refunds/${refund}/settle`;
      const { body, status } = await api.post(path, { reference }, OPERATOR);
      expect([status, body.params]).toEqual([
        400,
        { reference: [expect.any(String)] },
      ]);
      expect(await listed('settled')).toEqual([]);
    },
  );

  it('for a refund that is not there', async () => {
    expect((await settle(999_999)).status).toBe(404);
  });
});

it('the operator’s tool lists what is owed, settles it and shows it', async () => {
  const { id } = await refused();
  const refund = await refundOf(id);
  expect(await operate(api, ['check', 'money'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('money owed') as string,
  });
  const list = await operate(api, ['money', 'owed']);
  expect(list.out).toMatch(new RegExp(`${refund} +${id} +\\d+\\.\\d\\d USD`));
  const wordless = await operate(api, ['money', 'settle', `${refund}`]);
  expect(wordless).toMatchObject({
    code: 2,
    errors: expect.stringContaining('--reference') as string,
  });
  const line = ['money', 'settle', `${refund}`, '--reference', REFERENCE];
  expect(await operate(api, line)).toMatchObject({
    code: 0,
    out: `Refund ${refund} of order ${id} is settled: ${REFERENCE}.`,
  });
  expect((await operate(api, ['check', 'money'])).code).toBe(0);
  const settled = await operate(api, ['money', 'owed', '--settled']);
  expect(settled.out).toContain(REFERENCE);
  const [row] = await api.db
    .select({ at: gatewayRefunds.settledAt })
    .from(gatewayRefunds)
    .where(eq(gatewayRefunds.id, refund));
  expect(row?.at).toEqual(START);
});
