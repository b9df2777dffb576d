import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { DomainError, orNotFound } from '@/server/errors';
import { lockOrder } from '@/server/repositories/order/order-repository';
import {
  findGatewayRefund,
  findRefundsIn,
  type GatewayRefundRow,
  lockGatewayRefund,
  type RefundList,
  updateGatewayRefund,
} from '@/server/repositories/payment/gateway-refund-repository';
import { findProblems } from '@/server/repositories/payment/transaction-repository';
import { tellOrder } from '../order/begin-order';
import { mayBeUnderWay } from './send-refund';

const LIST_MAX = 100;

/** Whether no provider will send it: it was refused, or its provider is not configured and no process is at it. */
function isOwed({ gateways, now }: Ctx, refund: GatewayRefundRow): boolean {
  const { provider, status } = refund;
  if (status !== 'pending') return status === 'refused';
  const isKnown = provider !== null && gateways.byTag.has(provider);
  return !isKnown && !mayBeUnderWay(refund, now);
}

/**
 * Notes that a refund which no provider will send was given back by hand; no provider is asked for it any more. The books
 * counted it when it was promised. The same reference again changes nothing; conflict for another one, and for a refund
 * that its provider still tries or has sent; not_found for an unknown one.
 */
export function settleRefund(
  ctx: Ctx,
  id: number,
  reference: string,
): Promise<GatewayRefundRow> {
  return inTransaction(ctx, async (tx) => {
    const known = await findGatewayRefund(tx.db, id);
    // the order first, as whoever sends it
    const order = known?.orderId ? await lockOrder(tx.db, known.orderId) : null;
    const refund = orNotFound(await lockGatewayRefund(tx.db, id));
    const { settledReference } = refund;
    if (settledReference === reference) return refund;
    if (settledReference !== null)
      throw new DomainError('conflict', {
        key: 'payback.settled',
        params: { reference: settledReference },
      });
    if (!isOwed(tx, refund))
      throw new DomainError('conflict', { key: 'payback.notOwed' });
    const settled = { settledReference: reference, settledAt: tx.now };
    await updateGatewayRefund(tx.db, id, { status: 'done', ...settled });
    if (order) await tellOrder(tx, order);
    return { ...refund, ...settled, status: 'done' };
  });
}

/** For the operator: a list of refunds, or the attempts where the provider took what was not asked for; the newest. */
export async function listPayments(
  { db, gateways }: Pick<Ctx, 'db' | 'gateways'>,
  list: RefundList | 'problem',
) {
  if (list === 'problem') return findProblems(db, LIST_MAX);
  const providers = [...gateways.byTag.keys()];
  return findRefundsIn(db, list, { limit: LIST_MAX, providers });
}
