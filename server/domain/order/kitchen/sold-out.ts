import { SOLD_OUT_ANSWER_MINUTES } from '@/utils/constants/kitchen';
import { isBeingMade } from '@/utils/kitchen/ticket-text';
import type { RowTurn } from '@/server/bounds/job-steps';
import type { Ctx, UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { DomainError, orNotFound } from '@/server/errors';
import {
  orderEvents,
  publishEvents,
  type TopicEvent,
} from '@/server/domain/event/publish-user-event';
import { sellOutToday } from '@/server/domain/kitchen/sold-out-today';
import {
  claimSilentOrder,
  updateOrderDetails,
} from '@/server/repositories/kitchen/left-out-repository';
import {
  lockOrder,
  type OrderStepRow,
  updateOrder,
} from '@/server/repositories/order/order-repository';
import type {
  OrderDetailRow,
  OrderView,
} from '@/server/repositories/order/order-view-repository';
import { applyTransition } from '../apply-transition';
import { mayMove } from '../order-steps';
import type { ActOutcome } from './kitchen-acts';
import { readyIn } from './kitchen-times';
import { leaveOut, leaveOutUnanswered, readOrder } from './leave-out';
import { planLeaveOut } from './plan-leave-out';
import { tellSoldOut } from './tell-sold-out';

interface LineOfShop {
  readonly orderId: number;
  readonly shopId: number;
  /** Of the order, as the kitchen saw it. */
  readonly version: number;
  /** A line of it, or one of a line's add-ons. */
  readonly lineId: number;
}

type Outcome = ActOutcome['outcome'];

function lineOf({ details }: OrderView, id: number): OrderDetailRow {
  return orNotFound(details.find((row) => row.id === id));
}

const noNews = (): Promise<TopicEvent[]> => Promise.resolve([]);

/** The order is another: its version, and who follows it is told; last in the transaction. */
async function touch(
  ctx: Ctx,
  order: OrderStepRow,
  news: readonly TopicEvent[] = [],
): Promise<void> {
  const { id, status } = order;
  const version = order.version + 1;
  await updateOrder(ctx.db, id, { version, updatedAt: ctx.now });
  await publishEvents(ctx, [
    ...orderEvents(order, { id, version, status }),
    ...news,
  ]);
}

async function ask(
  ctx: Ctx,
  order: OrderStepRow,
  { forEveryone, line }: { forEveryone: boolean; line: OrderDetailRow },
): Promise<void> {
  const until = readyIn(ctx.now, SOLD_OUT_ANSWER_MINUTES);
  await updateOrderDetails(ctx.db, [line.id], {
    soldOutAt: ctx.now,
    answerUntil: until,
  });
  if (forEveryone)
    await sellOutToday(ctx, order.shopId, {
      isOut: true,
      stockIds: [line.stockId],
    });
  const view = await readOrder(ctx, order.id);
  const backMinor = planLeaveOut(view, line.id)?.backMinor ?? 0;
  const news = { kind: 'sold_out', line, backMinor, until } as const;
  await touch(ctx, order, await tellSoldOut(ctx, view, news));
}

async function takeBack(
  ctx: Ctx,
  order: OrderStepRow,
  line: OrderDetailRow,
): Promise<void> {
  await updateOrderDetails(ctx.db, [line.id], {
    soldOutAt: null,
    answerUntil: null,
  });
  await sellOutToday(ctx, order.shopId, {
    isOut: false,
    stockIds: [line.stockId],
  });
  await touch(ctx, order);
}

/** Holds an order of the shop and decides on a line of it; not_found for another shop's, or one it may not see yet. */
function onLine(
  ctx: Ctx,
  wish: LineOfShop,
  decide: (
    tx: Ctx,
    order: OrderStepRow,
    line: OrderDetailRow,
  ) => Promise<Outcome>,
): Promise<ActOutcome> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx.db, wish.orderId);
    if (order?.shopId !== wish.shopId || order.awaitingPayment)
      throw new DomainError('not_found');
    const line = lineOf(await readOrder(tx, order.id), wish.lineId);
    const outcome = await decide(tx, order, line);
    return { outcome, order: await readOrder(tx, order.id) };
  });
}

/**
 * A kitchen has none of a line of an order that is new or accepted: the customer is asked, and has five minutes. With
 * `forEveryone` its stock is sold out until the shop's next day. Pressed again it is `done`; `stale` with the order as
 * it is when that was another. Throws as actOnOrder, and not_found for a line that is none of the order.
 */
export function markSoldOut(
  ctx: Ctx,
  wish: LineOfShop & { readonly forEveryone: boolean },
): Promise<ActOutcome> {
  return onLine(ctx, wish, async (tx, order, line) => {
    if (line.soldOutAt || line.leftOutAt) return 'done';
    if (order.version !== wish.version || !isBeingMade(order)) return 'stale';
    await ask(tx, order, { forEveryone: wish.forEveryone, line });
    return 'done';
  });
}

/** The kitchen has it after all, while nobody answered; it is on the menu again, too. As markSoldOut. */
export function undoSoldOut(ctx: Ctx, wish: LineOfShop): Promise<ActOutcome> {
  return onLine(ctx, wish, async (tx, order, line) => {
    if (line.leftOutAt) return 'stale';
    if (!line.soldOutAt) return 'done';
    if (order.version !== wish.version || !line.answerUntil) return 'stale';
    await takeBack(tx, order, line);
    return 'done';
  });
}

/** Whether the customer may still cancel for want of this line. */
function mayCancel(order: OrderStepRow, line: OrderDetailRow, now: Date) {
  const { answerUntil } = line;
  return (
    answerUntil !== null &&
    now < answerUntil &&
    mayMove('asked_customer', order.deliveryType, [order.status, 'cancelled'])
  );
}

/**
 * The customer answers for a line that is sold out: without it, or nothing at all, until the bag is handed over.
 * The same answer again changes nothing. Throws not_found, conflict (409) for a line the kitchen has after all,
 * cancel_not_possible (254) when it is too late for that.
 */
export function answerSoldOut(
  ctx: UserCtx,
  orderId: number,
  {
    answer,
    lineId,
  }: { readonly answer: 'cancel' | 'leave_out'; readonly lineId: number },
): Promise<OrderView> {
  return inTransaction(ctx, async (tx) => {
    const order = orNotFound(await lockOrder(tx.db, orderId, tx.user.id));
    const view = await readOrder(tx, orderId);
    const line = lineOf(view, lineId);
    if (order.status === 'cancelled') return view;
    if (answer === 'cancel') {
      if (!mayCancel(order, line, tx.now))
        throw new DomainError('cancel_not_possible');
      await applyTransition(tx, order, 'cancelled', { by: 'asked_customer' });
    } else if (!line.leftOutAt) {
      if (!line.answerUntil) throw new DomainError('conflict');
      const { news } = await leaveOut(tx, { order, news: [] }, lineId, noNews);
      await publishEvents(tx, news);
    }
    return readOrder(tx, orderId);
  });
}

/**
 * Leaves out what one order's customer did not answer for in time, and tells them; false when none was due. Several
 * processes may do it at once.
 */
export function leaveOutDue(
  ctx: Ctx,
  { except, hold }: RowTurn,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const order = await claimSilentOrder(tx.db, tx.now, except);
    if (!order) return false;
    hold(order.id);
    const { details } = await readOrder(tx, order.id);
    const isOver = (until: Date): boolean => until <= tx.now;
    const held = { order, details };
    const { news } = await leaveOutUnanswered(tx, held, isOver);
    await publishEvents(tx, news);
    return true;
  });
}
