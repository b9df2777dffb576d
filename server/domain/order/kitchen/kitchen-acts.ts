import {
  BUSY_MINUTES,
  LATER_MINUTES,
  type RefuseReason,
} from '@/utils/constants/kitchen';
import type { OrderStatus } from '@/utils/constants/order-status';
import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { DomainError, orNotFound } from '@/server/errors';
import {
  closingAfter,
  nextOpening,
} from '@/server/domain/availability/opening-hours';
import {
  orderEvents,
  publishEvents,
} from '@/server/domain/event/publish-user-event';
import { pauseShop } from '@/server/domain/kitchen/pause-shop';
import { sellOutToday } from '@/server/domain/kitchen/sold-out-today';
import { findKitchenClock } from '@/server/repositories/kitchen/kitchen-order-repository';
import {
  findOrderStocks,
  lockOrder,
  type NewOrder,
  type OrderStepRow,
  updateOrder,
} from '@/server/repositories/order/order-repository';
import {
  findOrderView,
  type OrderView,
} from '@/server/repositories/order/order-view-repository';
import { lockStocks } from '@/server/repositories/product/product-repository';
import { applyTransition } from '../apply-transition';
import { mayMove } from '../order-steps';
import { handOver } from './leave-out';
import { movedEta, readyDue, readyIn } from './kitchen-times';

/** What a kitchen does with an order; `minutes` null: ready when its chosen time asks for it. */
export type KitchenAct =
  | { readonly kind: 'accept'; readonly minutes: number | null }
  | { readonly kind: 'hand_over' }
  | { readonly kind: 'later' }
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'refuse';
      readonly reason: RefuseReason;
      readonly note: string | null;
      /** Of `sold_out`: lines of the order that nobody can buy today. */
      readonly line_ids?: readonly number[];
    };

export interface ActOutcome {
  /** `stale`: the order was not as it was seen, and is as it was. */
  readonly outcome: 'done' | 'stale';
  readonly order: OrderView;
}

const DAY_MS = 24 * 3_600_000;

/** Where an act leads; null: it is no step. */
function targetOf(
  { kind }: KitchenAct,
  { deliveryType }: OrderStepRow,
): OrderStatus | null {
  switch (kind) {
    case 'accept':
      return 'accepted';
    case 'hand_over':
      return deliveryType === 'pickup' ? 'delivered' : 'on_a_way';
    case 'ready':
      return 'ready';
    case 'refuse':
      return 'cancelled';
    case 'later':
      return null;
  }
}

function promisedBy(
  order: OrderStepRow,
  minutes: number | null,
  now: Date,
): Date {
  const due = minutes === null ? readyDue(order) : null;
  return due && due > now ? due : readyIn(now, minutes ?? LATER_MINUTES);
}

/** The same press once more: what it asked for stands already. */
function stands(order: OrderStepRow, act: KitchenAct): boolean {
  if (order.status !== targetOf(act, order)) return false;
  if (act.kind === 'refuse') return order.refusedReason === act.reason;
  if (act.kind !== 'accept' || act.minutes === null) return true;
  const { acceptedAt, readyBy } = order;
  return (
    acceptedAt !== null &&
    readyBy !== null &&
    +readyBy === +readyIn(acceptedAt, act.minutes)
  );
}

function changesOf(
  order: OrderStepRow,
  act: KitchenAct,
  now: Date,
): Partial<NewOrder> {
  if (act.kind === 'refuse')
    return { refusedReason: act.reason, refusedNote: act.note || null };
  if (act.kind !== 'accept') return {};
  const readyBy = promisedBy(order, act.minutes, now);
  return { readyBy, ...movedEta(order, readyBy) };
}

/** Who is closed or too busy takes no more orders for now: until the next opening, or for half an hour. */
async function pauseAfter(
  ctx: Ctx,
  shopId: number,
  reason: RefuseReason,
): Promise<void> {
  const { now } = ctx;
  if (reason === 'too_busy')
    return pauseShop(ctx, shopId, {
      until: readyIn(now, BUSY_MINUTES),
      reason: 'busy',
    });
  if (reason !== 'closed') return;
  const clock = await findKitchenClock(ctx.db, shopId);
  const closes = closingAfter(clock, now) ?? now;
  const opens = nextOpening(clock, closes);
  const until = opens && opens > now ? opens : new Date(+now + DAY_MS);
  return pauseShop(ctx, shopId, { until, reason: 'closed' });
}

/** The kitchen needs longer for what it accepted; the customer's time follows. */
async function putOff(ctx: Ctx, order: OrderStepRow): Promise<void> {
  const from = Math.max(+ctx.now, +(order.readyBy ?? ctx.now));
  const readyBy = readyIn(new Date(from), LATER_MINUTES);
  const version = order.version + 1;
  await updateOrder(ctx.db, order.id, {
    readyBy,
    ...movedEta(order, readyBy),
    version,
    updatedAt: ctx.now,
  });
  await publishEvents(
    ctx,
    orderEvents(order, {
      id: order.id,
      version,
      status: order.status,
    }),
  );
}

/** The stocks of lines that a refusal names as sold out; a line of another order names nothing. */
async function soldOutStocks(
  { db }: Pick<Ctx, 'db'>,
  orderId: number,
  act: KitchenAct,
): Promise<number[]> {
  if (act.kind !== 'refuse' || act.reason !== 'sold_out') return [];
  const named = new Set(act.line_ids);
  if (named.size === 0) return [];
  const rows = await findOrderStocks(db, orderId);
  // all at once in their order: what goes back and what is marked are not the same
  await lockStocks(
    db,
    rows.map(({ stockId }) => stockId),
  );
  return rows.filter(({ id }) => named.has(id)).map(({ stockId }) => stockId);
}

/** What a refusal means for the shop's other orders: it pauses, or has no more of some dishes today. */
async function shutAfter(
  ctx: Ctx,
  shopId: number,
  { reason, stockIds }: { reason: RefuseReason; stockIds: readonly number[] },
): Promise<void> {
  if (stockIds.length > 0)
    await sellOutToday(ctx, shopId, { isOut: true, stockIds });
  await pauseAfter(ctx, shopId, reason);
}

/** As `actOnOrder`, of an order that the caller's transaction holds. */
export async function takeHeldAct(
  ctx: Ctx,
  order: OrderStepRow,
  { act, version }: { readonly act: KitchenAct; readonly version: number },
): Promise<ActOutcome['outcome']> {
  if (stands(order, act)) return 'done';
  if (order.version !== version) return 'stale';
  const to = targetOf(act, order);
  if (to === null) {
    if (order.status !== 'accepted') return 'stale';
    await putOff(ctx, order);
    return 'done';
  }
  if (!mayMove('kitchen', order.deliveryType, [order.status, to]))
    return 'stale';
  if (act.kind === 'hand_over') {
    await handOver(ctx, order, to, 'kitchen');
    return 'done';
  }
  const stockIds = await soldOutStocks(ctx, order.id, act);
  await applyTransition(ctx, order, to, {
    by: 'kitchen',
    changes: changesOf(order, act, ctx.now),
    atShop: async () => {
      if (act.kind === 'refuse')
        await shutAfter(ctx, order.shopId, { reason: act.reason, stockIds });
    },
  });
  return 'done';
}

/**
 * A kitchen accepts, refuses, puts off, finishes or hands over an order of its shop, seen at that version. Of two hands
 * at once one wins, the other gets `stale` with the order as it is; the same press again is `done`. Throws not_found
 * for another shop's order, or one that its shop may not see yet.
 */
export function actOnOrder(
  ctx: Ctx,
  wish: {
    readonly orderId: number;
    readonly shopId: number;
    readonly version: number;
    readonly act: KitchenAct;
  },
): Promise<ActOutcome> {
  return inTransaction(ctx, async (tx) => {
    const locked = await lockOrder(tx.db, wish.orderId);
    if (locked?.shopId !== wish.shopId || locked.awaitingPayment)
      throw new DomainError('not_found');
    const outcome = await takeHeldAct(tx, locked, wish);
    const order = orNotFound(await findOrderView(tx.db, wish.orderId));
    return { outcome, order };
  });
}
