import type { RowTurn } from '@/server/bounds/job-steps';
import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { tellOperator } from '@/server/domain/kitchen/tell-operator';
import { tellShop } from '@/server/domain/kitchen/tell-shop';
import { findKitchenClock } from '@/server/repositories/kitchen/kitchen-order-repository';
import {
  claimOverdueOrder,
  claimUnansweredOrder,
  findProvedTellings,
} from '@/server/repositories/kitchen/watch-repository';
import {
  type OrderStepRow,
  updateOrder,
} from '@/server/repositories/order/order-repository';
import { applyTransition } from '../apply-transition';
import { mayMove } from '../order-steps';
import {
  endOfTime,
  type KitchenWait,
  readyIn,
  remindersWithin,
  REMIND_MINUTES,
} from './kitchen-times';

/** Between two reminders, also of a process that was away when they were due. */
const APART_MINUTES = 1;
/** When it is asked again whether a message left that did not yet: of old orders after that share of their age. */
const UNSENT_MS = 5 * 60_000;
const UNSENT_SHARE = 4;

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

/**
 * Looks after an order whose kitchen had no time of its own yet; answers when its time is judged again. Reminders that
 * are still due are waited for. Of what failed the operator is told, and the kitchen is told once more unless a message is
 * on its way.
 */
async function waitOn(
  ctx: Ctx,
  order: OrderStepRow,
  told: KitchenWait & Awaited<ReturnType<typeof findProvedTellings>>,
): Promise<Date> {
  const { now } = ctx;
  const { acceptMinutes, from, hasFailed, isUnderWay, sent } = told;
  const { tellAt, tellRound } = order;
  if (tellAt && tellRound < remindersWithin(acceptMinutes))
    return readyIn(tellAt > now ? tellAt : now, APART_MINUTES);
  const isFailing = hasFailed || isUnderWay || !sent.length;
  if (isFailing) await callOperator(ctx, order);
  if (!isUnderWay) {
    const round = Math.max(tellRound, REMIND_MINUTES.length) + 1;
    await updateOrder(ctx.db, order.id, { tellRound: round });
    await tellShop(ctx, { order, event: 'order.placed', round });
  }
  if (!isFailing) return readyIn(now, acceptMinutes);
  const age = +now - +from;
  return new Date(+now + Math.max(UNSENT_MS, age / UNSENT_SHARE));
}

/** When the wait for a shop ends that is known to hear; null: it is not known to, so it goes on without an end. */
async function endOfWait(ctx: Ctx, order: OrderStepRow): Promise<Date | null> {
  const told = await findProvedTellings(ctx.db, order);
  const { acceptMinutes } = await findKitchenClock(ctx.db, order.shopId);
  if (!told.hasProvedWay || !acceptMinutes) return null;
  const from = order.answerFrom ?? order.createdAt;
  const wait = { ...told, acceptMinutes, from };
  return endOfTime(wait) ?? (await waitOn(ctx, order, wait));
}

/**
 * Cancels one order that nobody accepted in its time (`endOfTime`): only where the shop has a proved way. While our own
 * sending fails it is told again instead. False when none is due.
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
