import type { UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { orNotFound } from '@/server/errors';
import {
  orderEvents,
  publishEvents,
} from '@/server/domain/event/publish-user-event';
import { tellShop } from '@/server/domain/kitchen/tell-shop';
import {
  lockOrder,
  updateOrder,
} from '@/server/repositories/order/order-repository';

/**
 * Changes what the customer wrote to an own order, while the shop can still heed it: until it is packed. False when it
 * is too late. Throws not_found.
 */
export function changeOrderNote(
  ctx: UserCtx,
  id: number,
  note: string,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const order = orNotFound(await lockOrder(tx.db, id, tx.user.id));
    if (order.status !== 'new' && order.status !== 'accepted') return false;
    const version = order.version + 1;
    await updateOrder(tx.db, id, { note, version, updatedAt: tx.now });
    if (order.heardFrom)
      await tellShop(tx, { order, event: 'order.changed', round: version });
    const payload = { id, version, status: order.status };
    await publishEvents(tx, orderEvents(order, payload));
    return true;
  });
}
