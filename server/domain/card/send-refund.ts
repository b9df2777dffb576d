import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { lockOrder } from '@/server/repositories/order/order-repository';
import {
  claimDueRefund,
  type GatewayRefundRow,
  updateGatewayRefund,
} from '@/server/repositories/payment/gateway-refund-repository';
import { type Backoff, backoffMs } from '@/utils/browser/backoff';
import { tellOrder } from '../order/begin-order';
import { gatewayOf, providerSignal } from '../payment/open-attempt';
import type { GatewayRefundState } from '../payment/payment-gateway';

/** A claimed refund comes due again after this long, should its process die: longer than the slowest call. */
const LEASE_MS = 60_000;
const BACKOFF: Backoff = { firstMs: 5_000, mostMs: 60 * 60_000 };

/** Whether a process may be sending it right now: it was taken, and its lease is not over. */
export function mayBeUnderWay(
  { nextAttemptAt }: Pick<GatewayRefundRow, 'nextAttemptAt'>,
  now: Date,
): boolean {
  const leftMs = +nextAttemptAt - +now;
  return leftMs > 0 && leftMs <= LEASE_MS;
}

/** When a refund that is not decided is sent again, by how often it was. */
export function retryDelayMs(attempts: number): number {
  return backoffMs(BACKOFF, Math.max(0, attempts - 1));
}

async function send(
  ctx: Ctx,
  refund: GatewayRefundRow,
): Promise<GatewayRefundState> {
  const { amountMinor, currency, key, ref } = refund;
  if (ref === null) return 'refused';
  try {
    return await gatewayOf(ctx, refund).refund(
      { ref, key, amountMinor, currency },
      providerSignal(),
    );
  } catch (err) {
    ctx.log.warn({ err, refund: refund.id }, 'a refund was not sent');
    return 'pending';
  }
}

/**
 * Sends the next due refund to the provider that took the money, outside of any transaction; false when none is due. It
 * is sent again with the same key until the provider decides, which open pages are told; a refused one waits for the
 * operator. What a provider owes that is not configured waits for it (owed-money.ts).
 */
export async function sendRefund(ctx: Ctx): Promise<boolean> {
  const { gateways, now } = ctx;
  const refund = await claimDueRefund(ctx.db, {
    providers: [...gateways.byTag.keys()],
    now,
    leaseUntil: new Date(+now + LEASE_MS),
  });
  if (!refund) return false;
  const status = await send(ctx, refund);
  const { amountMinor, attempts, currency, id, orderId } = refund;
  if (status === 'refused')
    ctx.log.error(
      { refund: id, orderId, amountMinor, currency },
      'a provider refused to give money back: npm run operator -- money owed',
    );
  if (status === 'pending')
    await updateGatewayRefund(ctx.db, id, {
      nextAttemptAt: new Date(+now + retryDelayMs(attempts)),
    });
  else
    await inTransaction(ctx, async (tx) => {
      const order = orderId === null ? null : await lockOrder(tx.db, orderId);
      await updateGatewayRefund(tx.db, id, { status });
      if (order) await tellOrder(tx, order);
    });
  return true;
}
