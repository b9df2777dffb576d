import type { z } from '@hono/zod-openapi';
import type { Ctx } from '@/server/context';
import {
  type OrderDto,
  type OrderRowDto,
  type OrderStatusInput,
  orderStatusOf,
} from '@/server/contracts/order/order';
import { planLeaveOut } from '@/server/domain/order/kitchen/plan-leave-out';
import { courierPosition } from '@/server/domain/order/courier-ride';
import {
  presentOrder,
  presentOrderRow,
} from '@/server/presenters/order/present-order';
import type { OrderView } from '@/server/repositories/order/order-view-repository';
import { arrivalOf } from '@/utils/order/courier-words';

/** An order on the wire as it is at the caller's moment. */
export function orderAnswer(ctx: Ctx, view: OrderView): OrderDto {
  return presentOrder(view, {
    lang: ctx.lang,
    isOwner: ctx.user?.id === view.order.userId,
    now: ctx.now,
    position: courierPosition(view.order, ctx.now),
    providers: ctx.gateways.byTag,
    backOf: (lineId) => planLeaveOut(view, lineId)?.backMinor ?? 0,
  });
}

/** A row of a list on the wire, with the arrival that the order's page tells. */
export function orderRowAnswer(ctx: Ctx, view: OrderView): OrderRowDto {
  const row = presentOrderRow(view, ctx.lang);
  const at = view.courier && courierPosition(view.order, ctx.now);
  const deliveryman = at && {
    location: { latitude: at.lat, longitude: at.lng },
    route: view.order.courierRoute ?? [],
  };
  return { ...row, arrival: arrivalOf({ ...row, deliveryman }, ctx.now) };
}

type AskedWord = z.infer<typeof OrderStatusInput>;

/** Statuses by what the words of a request mean (api-contract.md §4 orders). */
export function meantStatuses<T extends { readonly statuses?: AskedWord[] }>(
  query: T,
) {
  return { ...query, statuses: query.statuses?.map(orderStatusOf) };
}

const spelt = (status: string): string =>
  status === 'cancelled' ? 'canceled' : status;

/** An order or a row in the words of its request: `canceled` when that is how it was asked for. */
export function inAskedWords(
  order: OrderDto | OrderRowDto,
  asked: readonly AskedWord[] = [],
): unknown {
  if (!asked.includes('canceled')) return order;
  const { status } = order;
  if (!('status_history' in order)) return { ...order, status: spelt(status) };
  const history = order.status_history.map((step) => ({
    ...step,
    status: spelt(step.status),
  }));
  return { ...order, status: spelt(status), status_history: history };
}
