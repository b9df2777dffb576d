import type { RowTurn } from '@/server/bounds/job-steps';
import { type Ctx, inTransaction } from '@/server/context';
import {
  claimDueOrder,
  type OrderStepRow,
  updateOrder,
} from '@/server/repositories/order/order-repository';
import { publishUserEvent } from '@/server/domain/event/publish-user-event';
import { applyTransition } from '@/server/domain/order/apply-transition';
import { courierPosition } from '@/server/domain/order/courier-ride';
import { nextStatus } from '@/server/domain/order/order-steps';
import { positionMs } from './demo-dispatch';

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
    const next = nextStatus(order.deliveryType, order.status);
    if (isRiding(order, tx.now)) await publishPosition(tx, order);
    else if (next) await applyTransition(tx, order, next, { by: 'simulator' });
    else await updateOrder(tx.db, order.id, { nextStepAt: null });
    return true;
  });
}
