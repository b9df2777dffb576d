import { addQuantities, pieces } from '@/utils/cart/quantity';
import type { OrderStatus } from '@/utils/constants/order-status';
import type { Ctx } from '@/server/context';
import { findFreeCourierId } from '@/server/repositories/order/courier-repository';
import {
  findOrderStocks,
  findShopPoint,
  insertStatusHistory,
  type NewOrder,
  type OrderStepRow,
  returnStock,
  updateOrder,
} from '@/server/repositories/order/order-repository';
import { closeQuestions } from '@/server/repositories/kitchen/left-out-repository';
import { notifyCatalogueChanged } from '@/server/repositories/settings/settings-repository';
import { creditReferral } from '@/server/domain/account/referral/credit-referral';
import {
  type TellCtx,
  tellHostedOfOrder,
} from '@/server/domain/notice/tell-hosted';
import { giveCouponBack } from '@/server/domain/coupon/use-coupon';
import {
  orderEvents,
  publishEvents,
  type TopicEvent,
} from '@/server/domain/event/publish-user-event';
import { refundPayments, settlePayments } from '../payment/pay-order';
import { endTickets } from '@/server/domain/kitchen/links';
import { tellShop } from '@/server/domain/kitchen/tell-shop';
import { announceStatus } from './announce-status';
import { courierPosition } from './courier-ride';
import { type Actor, cancellerOf } from './order-steps';

type StepCtx = Pick<Ctx, 'db' | 'dispatch' | 'now' | 'payments' | 'siteUrl'> &
  TellCtx;

async function startRide(
  ctx: StepCtx,
  order: OrderStepRow,
): Promise<Partial<NewOrder>> {
  const { distanceKm, latitude, longitude } = order;
  if (latitude === null || longitude === null) return {};
  return {
    courierRoute: ctx.dispatch.route(
      await findShopPoint(ctx.db, order.shopId),
      {
        latitude,
        longitude,
      },
    ),
    courierStartedAt: ctx.now,
    courierArrivesAt: new Date(+ctx.now + ctx.dispatch.rideMs(distanceKm)),
  };
}

/** Nobody is waited for any more, and when it came so far. */
function milestones(to: OrderStatus, now: Date): Partial<NewOrder> {
  const answered = { tellAt: null, answerUntil: null };
  if (to === 'accepted') return { ...answered, acceptedAt: now };
  if (to === 'ready') return { ...answered, readyAt: now };
  return answered;
}

/** What the courier's part of a status brings with it. */
async function changesFor(
  ctx: StepCtx,
  order: OrderStepRow,
  to: OrderStatus,
): Promise<Partial<NewOrder>> {
  if (order.deliveryType === 'pickup') return {};
  if (to === 'on_a_way') return startRide(ctx, order);
  if (to === 'accepted' && order.courierId === null)
    return { courierId: await findFreeCourierId(ctx.db) };
  return {};
}

interface Hand {
  /** Who takes the step; that it may is asked by `mayMove` before. */
  readonly by: Actor;
  /** What is written with it: a kitchen's time or its reason. */
  readonly changes?: Partial<NewOrder>;
  /** What a cancellation changes at the shop. */
  readonly atShop?: () => Promise<void>;
  /** Events of earlier steps of the same transaction: told first, with those of this one. */
  readonly news?: readonly TopicEvent[];
}

/** Stock, coupon and money go back where they came from, locked in the order in which placing an order does. */
async function giveBack(
  ctx: StepCtx,
  order: OrderStepRow,
  { atShop }: Hand,
): Promise<void> {
  const details = await findOrderStocks(ctx.db, order.id);
  const timesOf = new Map(
    details.map(({ id, quantity, snapshot }) => [
      id,
      pieces(quantity, snapshot.interval ?? 1),
    ]),
  );
  const units = new Map<number, number>();
  for (const { leftOutAt, parentId, quantity, soldOutAt, stockId } of details) {
    // what ran out is not there, and what was left out went back before
    if (soldOutAt || leftOutAt) continue;
    const times = parentId === null ? 1 : (timesOf.get(parentId) ?? 1);
    units.set(
      stockId,
      addQuantities(units.get(stockId) ?? 0, quantity * times),
    );
  }
  for (const [stockId, count] of [...units].sort(([a], [b]) => a - b))
    await returnStock(ctx.db, stockId, count);
  await closeQuestions(ctx.db, order.id);
  await notifyCatalogueChanged(ctx.db, `menu:${order.shopId}`);
  await giveCouponBack(ctx, order.id);
  await atShop?.();
  await refundPayments(ctx, order.id);
}

/**
 * Brings a locked order to a status that may follow: row, history, payments, stock, courier, referral, inbox, mail
 * and the customer's events, inside the caller's transaction. The one place that changes an order's status.
 */
export async function applyTransition(
  ctx: StepCtx,
  order: OrderStepRow,
  to: OrderStatus,
  hand: Hand,
): Promise<void> {
  const version = order.version + 1;
  const changes = await changesFor(ctx, order, to);
  await updateOrder(ctx.db, order.id, {
    ...changes,
    ...milestones(to, ctx.now),
    ...hand.changes,
    status: to,
    version,
    updatedAt: ctx.now,
    ...(to === 'cancelled' && {
      awaitingPayment: false,
      cancelledBy: cancellerOf(hand.by),
    }),
    nextStepAt: ctx.dispatch.nextStepAt(
      to,
      ctx.now,
      order.scheduled ? order.etaFrom : null,
    ),
  });
  await insertStatusHistory(ctx.db, {
    orderId: order.id,
    status: to,
    at: ctx.now,
  });
  if (to === 'delivered') await settlePayments(ctx, order.id);
  const credited = to === 'delivered' ? await creditReferral(ctx, order) : [];
  if (to === 'cancelled') await giveBack(ctx, order, hand);
  if (to === 'delivered' || to === 'cancelled') {
    await tellHostedOfOrder(ctx, order.id);
    await endTickets(ctx, order.id);
  }
  if (to === 'cancelled' && order.heardFrom)
    await tellShop(ctx, {
      order,
      event: 'order.cancelled',
      round: 0,
      isOwnHand: hand.by === 'kitchen',
    });
  const courier =
    to === 'on_a_way'
      ? courierPosition({ ...order, ...rideOf(changes) }, ctx.now)
      : null;
  const news = await announceStatus(ctx, order.id, to);
  await publishEvents(ctx, [
    ...(hand.news ?? []),
    ...orderEvents(order, {
      id: order.id,
      version,
      status: to,
      ...(courier && { courier }),
    }),
    ...news,
    ...credited,
  ]);
}

function rideOf(changes: Partial<NewOrder>) {
  const {
    courierArrivesAt = null,
    courierRoute: route = null,
    courierStartedAt = null,
  } = changes;
  return { courierArrivesAt, courierRoute: route, courierStartedAt };
}
