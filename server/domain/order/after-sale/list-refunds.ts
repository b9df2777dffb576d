import type { Ctx, UserCtx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  findRefund,
  findRefunds,
  type RefundFilter,
  type RefundView,
} from '@/server/repositories/order/refund-repository';

async function list(ctx: Ctx, filter: RefundFilter) {
  const { page, perPage } = filter;
  return { ...(await findRefunds(ctx.db, filter)), page, perPage };
}

/** A page of the caller's refunds. */
export function listRefunds(
  ctx: UserCtx,
  query: Omit<RefundFilter, 'status' | 'userId'>,
) {
  return list(ctx, { ...query, userId: ctx.user.id });
}

/** A page of everybody's refunds, for the operator. */
export function listAllRefunds(ctx: Ctx, query: Omit<RefundFilter, 'userId'>) {
  return list(ctx, query);
}

/** One refund of the caller; not_found when it is missing or somebody else's. */
export async function getRefund(ctx: UserCtx, id: number): Promise<RefundView> {
  const view = await findRefund(ctx.db, id, ctx.user.id);
  if (!view) throw new DomainError('not_found');
  return view;
}
