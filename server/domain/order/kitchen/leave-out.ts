import type { OrderStatus } from '@/utils/constants/order-status';
import { moneyUnit } from '@/utils/money/money';
import type { Ctx } from '@/server/context';
import { orNotFound } from '@/server/errors';
import {
  orderEvents,
  type TopicEvent,
} from '@/server/domain/event/publish-user-event';
import { extrasOf } from '@/server/domain/group-order/share-cart';
import { splitBill } from '@/server/domain/group-order/split-bill';
import { tellShop } from '@/server/domain/kitchen/tell-shop';
import type { Sums } from '@/server/domain/money/sum-adjustments';
import { refundUpTo } from '@/server/domain/payment/refund-part';
import {
  findOrderShares,
  setDueAtDoor,
  updateOrderDetails,
  updateOrderShare,
} from '@/server/repositories/kitchen/left-out-repository';
import {
  type OrderStepRow,
  returnStock,
  updateOrder,
} from '@/server/repositories/order/order-repository';
import {
  findOrderView,
  type OrderView,
} from '@/server/repositories/order/order-view-repository';
import { lockStocks } from '@/server/repositories/product/product-repository';
import { notifyCatalogueChanged } from '@/server/repositories/settings/settings-repository';
import { applyTransition } from '../apply-transition';
import { type Actor, mayMove } from '../order-steps';
import { isBought, type LeaveOutPlan, planLeaveOut } from './plan-leave-out';
import { tellSoldOut } from './tell-sold-out';

/** The whole order as it is inside the caller's transaction; not_found when there is none. */
export async function readOrder(
  ctx: Pick<Ctx, 'db'>,
  id: number,
): Promise<OrderView> {
  return orNotFound(await findOrderView(ctx.db, id));
}

/** Everybody's share of what is left; who has nothing left pays nothing, as in any group's bill. */
async function shareAnew(
  ctx: Pick<Ctx, 'db'>,
  { currency, details, order }: OrderView,
  { gone, sums }: { readonly gone: LeaveOutPlan['gone']; readonly sums: Sums },
): Promise<void> {
  const rows = await findOrderShares(ctx.db, order.id);
  const [first] = rows;
  if (!first) return;
  const left = details.filter((row) => !row.leftOutAt && !gone.includes(row));
  const eaters = rows.map(({ memberUuid, owner }) => {
    const own = left.filter((row) => row.memberUuid === memberUuid);
    const ids = new Set(own.map(({ id }) => id));
    const parts = left.filter(
      ({ id, parentId }) => ids.has(id) || ids.has(parentId ?? 0),
    );
    return {
      owner,
      eats: own.length > 0,
      itemsMinor: parts.reduce((sum, row) => sum + row.totalPriceMinor, 0),
    };
  });
  const unit = moneyUnit(currency);
  const shares = splitBill(eaters, extrasOf(sums), first.split, unit);
  for (const [index, { id }] of rows.entries()) {
    const share = shares[index];
    if (share) await updateOrderShare(ctx.db, id, share);
  }
}

/** What did not run out can be sold again. */
async function giveStockBack(
  ctx: Pick<Ctx, 'db'>,
  shopId: number,
  { returned }: LeaveOutPlan,
): Promise<void> {
  if (returned.size === 0) return;
  for (const [stockId, units] of [...returned].sort(([a], [b]) => a - b))
    await returnStock(ctx.db, stockId, units);
  await notifyCatalogueChanged(ctx.db, `menu:${shopId}`);
}

/** Writes the order without what is gone, and its money: what was paid goes back, what is due at the door is less. */
async function write(
  ctx: Ctx,
  { order, view }: { readonly order: OrderStepRow; readonly view: OrderView },
  plan: LeaveOutPlan,
): Promise<OrderStepRow> {
  const ids = plan.gone.map(({ id }) => id);
  await updateOrderDetails(ctx.db, ids, {
    leftOutAt: ctx.now,
    answerUntil: null,
  });
  await giveStockBack(ctx, order.shopId, plan);
  const version = order.version + 1;
  await updateOrder(ctx.db, order.id, {
    ...plan.sums,
    version,
    updatedAt: ctx.now,
  });
  await shareAnew(ctx, view, plan);
  await setDueAtDoor(ctx.db, order.id, plan.sums.totalMinor);
  await refundUpTo(ctx, order.id, plan.backMinor);
  return { ...order, version };
}

/** An order as a step has left it, and the events of that, which the caller publishes last. */
interface Left {
  readonly order: OrderStepRow;
  readonly news: readonly TopicEvent[];
}

/** Makes the customer's news of a line that was left out; answers their events. */
type TellLeftOut = (
  view: OrderView,
  plan: LeaveOutPlan,
) => Promise<TopicEvent[]>;

/**
 * Leaves a sold-out line out of a locked order, once: lines, sums, shares, stock and money in the caller's transaction,
 * which gives nothing back twice. The last of what is paid for cancels the order as sold out instead, where the order may
 * still be.
 */
export async function leaveOut(
  ctx: Ctx,
  { news, order }: Left,
  lineId: number,
  tell: TellLeftOut,
): Promise<Left> {
  const view = await readOrder(ctx, order.id);
  const plan = planLeaveOut(view, lineId);
  if (!plan) return { order, news };
  if (plan.isLast) {
    const by = 'sold_out';
    if (!mayMove(by, order.deliveryType, [order.status, 'cancelled']))
      return { order, news };
    await applyTransition(ctx, order, 'cancelled', {
      by,
      changes: { refusedReason: 'sold_out' },
      news,
    });
    const version = order.version + 1;
    return { order: { ...order, status: 'cancelled', version }, news: [] };
  }
  const after = await write(ctx, { order, view }, plan);
  const told = await tell(await readOrder(ctx, order.id), plan);
  const { id, status, version } = after;
  if (order.heardFrom)
    await tellShop(ctx, {
      order: after,
      event: 'order.changed',
      round: version,
    });
  const own = orderEvents(after, { id, version, status });
  return { order: after, news: [...news, ...own, ...told] };
}

/**
 * Leaves out those of a locked order's details that its customer was asked about and did not answer for, each told; `isOver`
 * says which questions have ended. The order is cancelled where nothing is left.
 */
export async function leaveOutUnanswered(
  ctx: Ctx,
  held: {
    readonly order: OrderStepRow;
    readonly details: OrderView['details'];
  },
  isOver: (until: Date) => boolean,
): Promise<Left> {
  const due = held.details.filter(
    ({ answerUntil }) => answerUntil && isOver(answerUntil),
  );
  // all at once in their order: one line after the other would take them in another
  if (due.length > 1)
    await lockStocks(
      ctx.db,
      held.details.map(({ stockId }) => stockId),
    );
  let left: Left = { order: held.order, news: [] };
  for (const line of due)
    if (left.order.status !== 'cancelled')
      left = await leaveOut(ctx, left, line.id, (view, { backMinor }) =>
        tellSoldOut(ctx, view, {
          kind: 'left_out',
          line,
          backMinor,
          until: null,
        }),
      );
  return left;
}

/**
 * Brings a locked order to where its bag leaves the kitchen, which ends every question about what ran out: those lines
 * are left out first. Were they all there is, they were found: no bag is handed over without anything in it.
 */
export async function handOver(
  ctx: Ctx,
  order: OrderStepRow,
  to: OrderStatus,
  by: Actor,
): Promise<void> {
  const { details } = await readOrder(ctx, order.id);
  const asked = details.filter(({ answerUntil }) => answerUntil !== null);
  const isAnythingElse = details.some(
    (row) => isBought(row) && !row.leftOutAt && !asked.includes(row),
  );
  let left: Left = { order, news: [] };
  if (isAnythingElse)
    left = await leaveOutUnanswered(ctx, { order, details }, () => true);
  else
    await updateOrderDetails(
      ctx.db,
      asked.map(({ id }) => id),
      { soldOutAt: null, answerUntil: null },
    );
  await applyTransition(ctx, left.order, to, { by, news: left.news });
}
