import type { RowTurn } from '@/server/bounds/job-steps';
import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { lockOrder } from '@/server/repositories/order/order-repository';
import {
  claimDueAttempt,
  claimUnpaidOrder,
  type GatewayAttempt,
  lockAttempt,
} from '@/server/repositories/payment/gateway-repository';
import { findUnreachableAttempt } from '@/server/repositories/payment/owed-repository';
import { updateAttempt } from '@/server/repositories/payment/payment-repository';
import { applyTransition } from '../order/apply-transition';
import { tellOrder } from '../order/begin-order';
import { askProvider } from '../payment/open-attempt';
import { completeAttempt } from './complete-attempt';

/** A claimed attempt comes due again after this long, whatever happens: longer than the longest calls about it. */
const LEASE_MS = 60_000;

/** Nobody is to pay it any more: its time is over, or its order is cancelled or paid otherwise. */
function isOver(ctx: Ctx, { expiresAt, status }: GatewayAttempt): boolean {
  return status !== 'progress' || (expiresAt !== null && expiresAt <= ctx.now);
}

/**
 * Ends the next attempt whose time is over and whose provider is not configured: nobody can say what became of it. Its
 * time to look stays due: configured again, the provider is asked, and what it took goes back or into the wallet.
 */
function endUnreachable(ctx: Ctx): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const over = await findUnreachableAttempt(tx.db, {
      providers: [...tx.gateways.byTag.keys()],
      now: tx.now,
    });
    if (!over) return false;
    const order =
      over.orderId === null ? null : await lockOrder(tx.db, over.orderId);
    const { status } = await lockAttempt(tx.db, over.id);
    if (status !== 'progress') return true;
    tx.log.warn(over, 'ended unasked: its provider is not configured');
    await updateAttempt(tx.db, over.id, { status: 'rejected', lookAt: tx.now });
    if (order) await tellOrder(tx, order);
    return true;
  });
}

/**
 * Asks the provider about the next attempt that is due, and lets what it says take effect; false when none is due. One
 * that is over is closed there. What fails comes due again with its lease. Then one that nobody can be asked about.
 */
export async function sweepAttempt(ctx: Ctx): Promise<boolean> {
  const attempt = await claimDueAttempt(ctx.db, {
    providers: [...ctx.gateways.byTag.keys()],
    now: ctx.now,
    leaseUntil: new Date(+ctx.now + LEASE_MS),
  });
  if (!attempt) return endUnreachable(ctx);
  try {
    const how = isOver(ctx, attempt) ? 'close' : 'look';
    const state = await askProvider(ctx, attempt, how);
    await completeAttempt(ctx, attempt, state);
  } catch (err) {
    ctx.log.warn({ err, attempt: attempt.id }, 'the provider does not answer');
  }
  return true;
}

/**
 * Cancels the next order that nobody paid in time and that can't be paid any more: its stock goes back. False when there
 * is none. An order whose payment is undecided stays.
 */
export function cancelUnpaidOrder(
  ctx: Ctx,
  { except, hold }: RowTurn,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const id = await claimUnpaidOrder(tx.db, tx.now, except);
    if (id === null) return false;
    hold(id);
    const order = await lockOrder(tx.db, id);
    if (!order) return false;
    await applyTransition(tx, order, 'cancelled', { by: 'house' });
    return true;
  });
}
