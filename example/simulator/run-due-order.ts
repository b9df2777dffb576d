import type { RowTurn } from '@/server/bounds/job-steps';
import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import {
  claimDueOrder,
  type OrderStepRow,
  updateOrder,
} from '@/server/repositories/order/order-repository';
import { publishUserEvent } from '@/server/domain/event/publish-user-event';
import { applyTransition } from '@/server/domain/order/apply-transition';
import { courierPosition } from '@/server/domain/order/courier-ride';
import {
  type KitchenAct,
  takeHeldAct,
} from '@/server/domain/order/kitchen/kitchen-acts';
import { fittingMinutes } from '@/server/domain/order/kitchen/kitchen-times';
import { nextStatus } from '@/server/domain/order/order-steps';
import { hasOpenBoard } from '@/server/repositories/kitchen/link-repository';
import { positionMs } from './demo-dispatch';

/** A board says every 20 seconds that somebody looks at it. */
const BOARD_MS = 60_000;
const LOOK_AGAIN_MS = 5_000;

function isRiding(order: OrderStepRow, now: Date): boolean {
  return (
    order.status === 'on_a_way' &&
    order.courierArrivesAt !== null &&
    now < order.courierArrivesAt
  );
}

/** Tells where the courier is and when to look again; no new version: the order itself is as it was. */
async function publishPosition(ctx: Ctx, order: OrderStepRow): Promise<void> {
  const {
    courierArrivesAt: end,
    courierStartedAt: start,
    id,
    userId,
    version,
  } = order;
  const ride = start && end ? +end - +start : 0;
  const next = Math.min(+ctx.now + positionMs(ride), end ? +end : Infinity);
  await updateOrder(ctx.db, id, { nextStepAt: new Date(next) });
  await publishUserEvent(ctx, userId, 'order', {
    id,
    version,
    courier: courierPosition(order, ctx.now),
  });
}

/** What the kitchen of an order does next; null: it is not with a kitchen any more. */
function kitchenAct(order: OrderStepRow, now: Date): KitchenAct | null {
  switch (order.status) {
    case 'new':
      return {
        kind: 'accept',
        minutes: order.scheduled ? null : fittingMinutes(order, now),
      };
    case 'accepted':
      return { kind: 'ready' };
    case 'ready':
      return { kind: 'hand_over' };
    default:
      return null;
  }
}

/** The kitchen's part by the use case of tickets and boards; where a board is open, people take it. */
async function step(ctx: Ctx, order: OrderStepRow): Promise<void> {
  const act = kitchenAct(order, ctx.now);
  const next = nextStatus(order.deliveryType, order.status);
  const since = new Date(+ctx.now - BOARD_MS);
  if (act && (await hasOpenBoard(ctx.db, order.shopId, since)))
    await updateOrder(ctx.db, order.id, {
      nextStepAt: new Date(+ctx.now + LOOK_AGAIN_MS),
    });
  else if (act) await takeHeldAct(ctx, order, { act, version: order.version });
  else if (next) await applyTransition(ctx, order, next, { by: 'simulator' });
  else await updateOrder(ctx.db, order.id, { nextStepAt: null });
}

/**
 * Takes the simulator's next due step of one order in one transaction; false when none is due. Which step is
 * derived from the row alone, so any process can take it and a restart loses nothing.
 */
export function runDueOrder(
  ctx: Ctx,
  { except, hold }: RowTurn,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const order = await claimDueOrder(tx.db, tx.now, except);
    if (!order) return false;
    hold(order.id);
    if (isRiding(order, tx.now)) await publishPosition(tx, order);
    else await step(tx, order);
    return true;
  });
}
