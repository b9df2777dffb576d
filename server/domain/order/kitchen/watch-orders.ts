import type { RowTurn } from '@/server/bounds/job-steps';
import { type Ctx, inTransaction } from '@/server/context';
import { tellOperator } from '@/server/domain/kitchen/tell-operator';
import { tellShop } from '@/server/domain/kitchen/tell-shop';
import {
  claimOverdueOrder,
  claimUnansweredOrder,
  findKitchenClock,
  findProvedTelling,
} from '@/server/repositories/kitchen/kitchen-order-repository';
import {
  type OrderStepRow,
  updateOrder,
} from '@/server/repositories/order/order-repository';
import { applyTransition } from '../apply-transition';
import { mayMove } from '../order-steps';
import { REMIND_MINUTES } from './hear-order';
import { readyIn } from './kitchen-times';

/** Between two reminders, also of a process that was away when they were due. */
const APART_MINUTES = 1;
/** When it is asked again whether a message left that did not yet. */
const UNSENT_MINUTES = 5;

const waits = ({ awaitingPayment, status }: OrderStepRow): boolean =>
  status === 'new' && !awaitingPayment;

async function callOperator(ctx: Ctx, order: OrderStepRow): Promise<void> {
  await tellOperator(ctx, {
    event: 'order.unanswered',
    round: 0,
    orderId: order.id,
  });
}

/** The next reminder: never before its time, and never right after the last one. */
function nextReminder(order: OrderStepRow, round: number, now: Date) {
  const minutes = REMIND_MINUTES[round];
  if (minutes === undefined || !order.answerFrom) return null;
  const planned = readyIn(order.answerFrom, minutes);
  const soonest = readyIn(now, APART_MINUTES);
  return planned > soonest ? planned : soonest;
}

/**
 * Reminds one shop of an order that it has not accepted: after 2 and 4 minutes by its own ways, then the operator is
 * told, once. False when none is due.
 */
export function remindShop(
  ctx: Ctx,
  { except, hold }: RowTurn,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const order = await claimUnansweredOrder(tx.db, tx.now, except);
    if (!order) return false;
    hold(order.id);
    const round = order.tellRound + 1;
    await updateOrder(tx.db, order.id, {
      tellRound: round,
      tellAt: waits(order) ? nextReminder(order, round, tx.now) : null,
    });
    if (!waits(order)) return true;
    if (round < REMIND_MINUTES.length)
      await tellShop(tx, { order, event: 'order.placed', round });
    else await callOperator(tx, order);
    return true;
  });
}

/** When the wait for a shop ends that is known to hear; null: it is not known to, so it goes on without an end. */
async function endOfWait(ctx: Ctx, order: OrderStepRow): Promise<Date | null> {
  const { hasProvedWay, sentAt } = await findProvedTelling(ctx.db, order);
  if (!hasProvedWay) return null;
  if (!sentAt) {
    await callOperator(ctx, order);
    return readyIn(ctx.now, UNSENT_MINUTES);
  }
  const { acceptMinutes } = await findKitchenClock(ctx.db, order.shopId);
  if (!acceptMinutes) return null;
  const from = Math.max(+sentAt, +(order.answerFrom ?? sentAt));
  return readyIn(new Date(from), acceptMinutes);
}

/**
 * Cancels one order that nobody accepted in its time: only where the shop has a proved way, and counted from when a
 * message of it was sent. While our own sending fails the operator is told instead. False when none is due.
 */
export function endUnanswered(
  ctx: Ctx,
  { except, hold }: RowTurn,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const order = await claimOverdueOrder(tx.db, tx.now, except);
    if (!order) return false;
    hold(order.id);
    const until = waits(order) ? await endOfWait(tx, order) : null;
    const isOver = until !== null && until <= tx.now;
    if (
      isOver &&
      mayMove('house', order.deliveryType, [order.status, 'cancelled'])
    )
      await applyTransition(tx, order, 'cancelled', {
        by: 'house',
        changes: { refusedReason: 'no_answer' },
      });
    else await updateOrder(tx.db, order.id, { answerUntil: until });
    return true;
  });
}
