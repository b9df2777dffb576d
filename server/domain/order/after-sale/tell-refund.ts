import type { Ctx } from '@/server/context';
import { publishUserEvent } from '@/server/domain/event/publish-user-event';
import {
  type OrderStepRow,
  updateOrder,
} from '@/server/repositories/order/order-repository';

/** The order's open pages read it again: its refund is another. Call it last in the transaction, with the order held. */
export async function tellRefund(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { id, status, userId, version: before }: OrderStepRow,
): Promise<void> {
  const version = before + 1;
  await updateOrder(ctx.db, id, { version, updatedAt: ctx.now });
  await publishUserEvent(ctx, userId, 'order', { id, version, status });
}
