import type { Ctx, UserCtx } from '@/server/context';
import { orNotFound } from '@/server/errors';
import {
  countOrders,
  findOrderView,
  findOrderViews,
  type OrderFilter,
  type OrderView,
} from '@/server/repositories/order/order-view-repository';

type OrderQuery = Omit<OrderFilter, 'userId'>;

async function list(ctx: Ctx, filter: OrderFilter) {
  const { page, perPage } = filter;
  return {
    rows: await findOrderViews(ctx.db, filter),
    page,
    perPage,
    total: await countOrders(ctx.db, filter),
  };
}

/** A page of the caller's orders. */
export function listOrders(ctx: UserCtx, query: OrderQuery) {
  return list(ctx, { ...query, userId: ctx.user.id });
}

/** A page of everybody's orders, for the operator. */
export function listAllOrders(ctx: Ctx, query: OrderQuery) {
  return list(ctx, query);
}

/** Anybody's order, for the operator; not_found when there is none. */
export async function getAnyOrder(ctx: Ctx, id: number): Promise<OrderView> {
  return orNotFound(await findOrderView(ctx.db, id));
}

/** One order of the caller; not_found when it is missing or somebody else's. */
export async function getOrder(ctx: UserCtx, id: number): Promise<OrderView> {
  return orNotFound(await findOrderView(ctx.db, id, ctx.user.id));
}
