import type { OrderStatus } from '@/utils/constants/order-status';
import type { Ctx, UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { badFields, DomainError, orNotFound } from '@/server/errors';
import { lockOrder } from '@/server/repositories/order/order-repository';
import {
  findOrderView,
  type OrderView,
} from '@/server/repositories/order/order-view-repository';
import { applyTransition } from './apply-transition';
import { handOver } from './kitchen/leave-out';
import { mayMove } from './order-steps';

async function readBack(ctx: Ctx, id: number): Promise<OrderView> {
  return orNotFound(await findOrderView(ctx.db, id));
}

/**
 * The operator moves an order on, or cancels one that is under way. Throws not_found, status_already_set (252),
 * cancel_not_possible (254), bad_request for a status that may not follow, or for one that is not paid yet.
 */
export function advanceOrder(
  ctx: Ctx,
  id: number,
  to: OrderStatus,
): Promise<OrderView> {
  return inTransaction(ctx, async (tx) => {
    const order = orNotFound(await lockOrder(tx.db, id));
    if (order.status === to) throw new DomainError('status_already_set');
    if (order.awaitingPayment && to !== 'cancelled')
      throw badFields({ status: ['order.awaiting_payment'] });
    if (!mayMove('operator', order.deliveryType, [order.status, to])) {
      if (to === 'cancelled') throw new DomainError('cancel_not_possible');
      throw badFields({ status: ['order.status_order'] });
    }
    if (order.status === 'ready' && to !== 'cancelled')
      await handOver(tx, order, to, 'operator');
    else await applyTransition(tx, order, to, { by: 'operator' });
    return readBack(tx, id);
  });
}

/**
 * The customer cancels an own order while it is `new`: stock returns, what was paid goes back. Throws not_found,
 * cancel_not_possible (254).
 */
export function cancelOrder(ctx: UserCtx, id: number): Promise<OrderView> {
  return inTransaction(ctx, async (tx) => {
    const order = orNotFound(await lockOrder(tx.db, id, tx.user.id));
    if (!mayMove('customer', order.deliveryType, [order.status, 'cancelled']))
      throw new DomainError('cancel_not_possible');
    await applyTransition(tx, order, 'cancelled', { by: 'customer' });
    return readBack(tx, id);
  });
}
