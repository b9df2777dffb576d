import type { Ctx } from '@/server/context';
import type { OrderDto } from '@/server/contracts/order';
import { courierPosition } from '@/server/domain/order/courier-ride';
import { presentOrder } from '@/server/presenters/present-order';
import type { OrderView } from '@/server/repositories/order-view-repository';

/** An order on the wire as it is at the caller's moment. */
export function orderAnswer(ctx: Ctx, view: OrderView): OrderDto {
  return presentOrder(view, {
    lang: ctx.lang,
    position: courierPosition(view.order, ctx.now),
  });
}
