import type { UserCtx } from '@/server/context';
import { DomainError, orNotFound } from '@/server/errors';
import { findOrderIdOfCart } from '@/server/repositories/order/order-repository';
import {
  findTransaction,
  type TransactionView,
} from '@/server/repositories/payment/transaction-repository';

/** One attempt to pay of the caller, for an order or a top-up; not_found when it is missing or somebody else's. */
export async function getTransaction(
  ctx: UserCtx,
  id: number,
): Promise<TransactionView> {
  return orNotFound(await findTransaction(ctx.db, id, ctx.user.id));
}

/** The caller's order by its id, or by the cart that it was; not_found when there is none. */
export async function orderToPay(
  ctx: UserCtx,
  asked: { readonly order_id?: number; readonly cart_id?: number },
): Promise<number> {
  if (asked.order_id !== undefined) return asked.order_id;
  const id =
    asked.cart_id === undefined
      ? null
      : await findOrderIdOfCart(ctx.db, ctx.user.id, asked.cart_id);
  if (id === null) throw new DomainError('not_found');
  return id;
}
