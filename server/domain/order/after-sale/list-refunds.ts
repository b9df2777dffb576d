import type { Ctx, UserCtx } from '@/server/context';
import { orNotFound } from '@/server/errors';
import {
  findRefund,
  findRefunds,
  type RefundFilter,
  type RefundView,
} from '@/server/repositories/order/refund-repository';

/** A page of the caller's refunds. */
export function listRefunds(
  ctx: UserCtx,
  query: Omit<RefundFilter, 'status' | 'userId'>,
) {
  return findRefunds(ctx.db, { ...query, userId: ctx.user.id });
}

/** A page of everybody's refunds, for the operator. */
export function listAllRefunds(ctx: Ctx, query: Omit<RefundFilter, 'userId'>) {
  return findRefunds(ctx.db, query);
}

/** One refund of the caller; not_found when it is missing or somebody else's. */
export async function getRefund(ctx: UserCtx, id: number): Promise<RefundView> {
  return orNotFound(await findRefund(ctx.db, id, ctx.user.id));
}
