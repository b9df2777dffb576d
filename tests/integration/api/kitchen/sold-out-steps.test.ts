// @module-tag both-engines
import '@testing-library/jest-dom/vitest';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect } from 'vitest';
import { getServerSideProps } from '@/pages/ticket/[token]';
import { outboxMessages } from '@/server/db/schema/settings';
import { makeLink } from '@/server/domain/kitchen/links';
import { runtime } from '@/server/runtime';
import { api, it } from '@/tests/support/api/api-test';
import { moveOrder, stockLeft } from '@/tests/support/factories/order';
import { orderRow } from '@/tests/support/kitchen/heard-order';
import { kitchenDoes } from '@/tests/support/kitchen/kitchen-hand';
import { screenOf, visitPlain } from '@/tests/support/kitchen/plain-visit';
import {
  createSoldOutCase,
  type SoldOutCase,
  WALLET_MINOR,
} from '@/tests/support/kitchen/sold-out-case';

let own: SoldOutCase;

it.beforeAll(() => {
  runtime().appFetch = async (request, handOver) =>
    api.app.fetch(request, { inProcess: { clientAddress: null, handOver } });
});
afterAll(() => {
  runtime().appFetch = null;
});
beforeEach(async () => {
  own = await createSoldOutCase(api);
});
afterEach(() => own.silence());

const HAND_OVER = { kind: 'hand_over' } as const;

/** An order of the wallet with an open question about its side dish, moved on to a status. */
async function askedOf(statuses: readonly string[], more = {}) {
  const { id } = await own.place('wallet', more);
  const { lineId } = await own.mark(id, own.side.stockId);
  await moveOrder(api, id, statuses);
  return { id, lineId };
}

async function ticketOf(orderId: number) {
  const token = await makeLink(
    { db: api.db, now: new Date() },
    { kind: 'ticket', shopId: own.shop.id, orderId },
  );
  return screenOf(await visitPlain(getServerSideProps, { token }));
}

const toldLeftOut = (id: number) =>
  api.db
    .select()
    .from(outboxMessages)
    .where(
      and(
        eq(outboxMessages.channel, 'email'),
        like(outboxMessages.body, `%${id}%`),
        like(outboxMessages.subject, 'Left out of your order: Dish%'),
      ),
    );

const paid = async (id: number): Promise<number> =>
  Math.round((await own.orderOf(id)).total_price * 100);

describe('a question about a line that is sold out', () => {
  it.for([
    ['new', []],
    ['accepted', ['accepted']],
    ['ready', ['accepted', 'ready']],
  ] as const)(
    'may end the order while it is %s, as the customer was promised',
    async ([, statuses]) => {
      const { id, lineId } = await askedOf(statuses);
      const asked = await own.orderOf(id);
      const line = asked.details.find(
        (row: { id: number }) => row.id === lineId,
      );
      expect(line.sold_out.answer_until).not.toBeNull();
      const ticket = await ticketOf(id);
      expect(ticket.getByRole('main')).toHaveTextContent(
        /Sold out\. The customer decides by/,
      );
      const ended = await own.answer(id, lineId, 'cancel');
      expect(ended.body.data).toMatchObject({
        status: 'cancelled',
        cancelled_by: 'customer',
      });
      expect(await own.balance()).toBe(WALLET_MINOR);
    },
  );

  it('ends no order once its time is over', async () => {
    const { id, lineId } = await askedOf(['accepted', 'ready']);
    api.setNow(new Date(Date.now() + 301_000));
    const late = await own.answer(id, lineId, 'cancel');
    api.setNow(null);
    expect(late.body.statusCode).toBe('ERROR_254');
  });

  const hand = (id: number) => kitchenDoes(api, id, HAND_OVER);
  it.for([
    ['a courier', 'on_a_way', {}, hand],
    ['the customer', 'delivered', { delivery_type: 'pickup' }, hand],
    [
      'a courier, by the operator',
      'on_a_way',
      {},
      (id: number) => moveOrder(api, id, ['on_a_way']),
    ],
  ] as const)(
    'ends when the bag is handed to %s: without the line, money back, told once',
    async ([, status, more, handOver]) => {
      const { id, lineId } = await askedOf(['accepted', 'ready'], more);
      const before = await paid(id);
      await handOver(id);
      const row = await orderRow(api, id);
      expect(row.status).toBe(status);
      const line = await own.lineOf(id, own.side.stockId);
      expect(line.leftOutAt).not.toBeNull();
      expect(line.answerUntil).toBeNull();
      expect(await paid(id)).toBe(before - 999);
      expect(await own.balance()).toBe(WALLET_MINOR - before + 999);
      expect(await toldLeftOut(id)).toHaveLength(1);
      expect((await own.answer(id, lineId, 'cancel')).body.statusCode).toBe(
        'ERROR_254',
      );
      expect((await own.answer(id, lineId)).status).toBe(200);
      expect(await own.silence()).toBe(0);
      expect((await orderRow(api, id)).version).toBe(row.version);
      const main = (await ticketOf(id)).getByRole('main');
      expect(main).toHaveTextContent('Left out: sold out');
      expect(main).not.toHaveTextContent('decides by');
    },
  );

  it('about all that was ordered is over when the bag is handed over: it was found', async () => {
    const products = [{ stock_id: own.side.stockId, quantity: 3 }];
    const { id } = await own.place('wallet', {}, products);
    const { lineId } = await own.mark(id, own.side.stockId);
    await moveOrder(api, id, ['accepted', 'ready']);
    expect((await kitchenDoes(api, id, HAND_OVER)).outcome).toBe('done');
    expect(await own.silence()).toBe(0);
    expect((await own.answer(id, lineId)).status).toBe(409);
    expect((await orderRow(api, id)).status).toBe('on_a_way');
    expect(await own.balance()).toBe(WALLET_MINOR - (await paid(id)));
  });

  it('and a hand-over at once: one of them counts, and the money is right', async () => {
    for (let round = 0; round < 8; round += 1) {
      const before = await own.balance();
      const { id, lineId } = await askedOf(['accepted', 'ready']);
      const answers = [
        () => own.answer(id, lineId, 'cancel'),
        () => kitchenDoes(api, id, HAND_OVER),
      ];
      if (round % 2) answers.reverse();
      await Promise.all(answers.map((answer) => answer()));
      const { status } = await orderRow(api, id);
      expect(['cancelled', 'on_a_way']).toContain(status);
      const spent = status === 'cancelled' ? 0 : await paid(id);
      expect(before - (await own.balance())).toBe(spent);
    }
    expect(await stockLeft(api.db, own.dish.stockId)).toBeGreaterThan(80);
  });
});
