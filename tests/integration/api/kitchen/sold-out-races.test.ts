// @module-tag both-engines
import { beforeEach, expect } from 'vitest';
import { leaveOutDue } from '@/server/domain/order/kitchen/sold-out';
import { api, it } from '@/tests/support/api/api-test';
import { moveOrder, stockLeft } from '@/tests/support/factories/order';
import {
  createSoldOutCase,
  type SoldOutCase,
  WALLET_MINOR,
} from '@/tests/support/kitchen/sold-out-case';

const TIMES = 50;

let own: SoldOutCase;

beforeEach(async () => {
  own = await createSoldOutCase(api);
});

const minor = (amount: number): number => Math.round(amount * 100);

it('fifty equal answers at once give the money back once', async () => {
  const order = await own.place('wallet');
  const { lineId } = await own.mark(order.id, own.dish.stockId);
  const answers = await Promise.all(
    Array.from({ length: TIMES }, () => own.answer(order.id, lineId)),
  );
  // one that got no turn at the database was refused, and changed nothing
  const statuses = new Set(answers.map(({ status }) => status));
  statuses.delete(503);
  expect(statuses).toEqual(new Set([200]));
  const left = await own.orderOf(order.id);
  expect(left.version).toBe(order.version + 2);
  expect(await own.balance()).toBe(WALLET_MINOR - minor(left.total_price));
  expect(await stockLeft(api.db, own.addon.stockId)).toBe(100);
});

it('of an answer, a silence and two cancels at once one counts, and the money is right', async () => {
  for (let round = 0; round < 6; round += 1) {
    const before = await own.balance();
    const order = await own.place('wallet');
    if (round % 2) await moveOrder(api, order.id, ['accepted']);
    const { lineId } = await own.mark(order.id, own.side.stockId);
    const late = own.ctx(new Date(Date.now() + 300_001));
    const turn = { except: [], hold: () => undefined };
    await Promise.all([
      own.answer(order.id, lineId, round % 3 ? 'leave_out' : 'cancel'),
      leaveOutDue(late, turn),
      own.answer(order.id, lineId, 'cancel'),
      api.post(
        `/dashboard/user/orders/${order.id}/status/change?status=cancelled`,
        {},
        own.shopper,
      ),
      leaveOutDue(late, turn),
    ]);
    const after = await own.orderOf(order.id);
    const paid = after.status === 'cancelled' ? 0 : minor(after.total_price);
    expect(before - (await own.balance())).toBe(paid);
    const { answerUntil } = await own.lineOf(order.id, own.side.stockId);
    expect(answerUntil).toBeNull();
    expect(await leaveOutDue(late, turn)).toBe(false);
  }
});
