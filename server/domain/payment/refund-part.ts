import type { RefundDestination } from '@/utils/constants/after-sale';
import { paymentFacts } from '@/utils/payment/payment-facts';
import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  creditRefund,
  inLedgerCurrency,
  partOfTaken,
} from '@/server/domain/wallet/refund-to-wallet';
import {
  addRefunded,
  lockPaidAttempts,
  type PaidAttempt,
} from '@/server/repositories/payment/refund-part-repository';

type PayCtx = Pick<Ctx, 'db' | 'now' | 'payments'>;

async function giveBack(
  ctx: PayCtx,
  attempt: PaidAttempt,
  amountMinor: number,
  destination: RefundDestination,
): Promise<void> {
  const { orderId, priceMinor, rate, refundedMinor, tag, userId } = attempt;
  const { refundTo } = paymentFacts(tag);
  if (destination === 'source' && refundTo.includes('source')) {
    const method = ctx.payments.get(tag);
    if (!method) throw new Error(`no payment method ${tag}`);
    // The attempt's row still says what was given back before.
    await method.refund(ctx, attempt, amountMinor);
  } else {
    const taken = inLedgerCurrency(priceMinor, rate);
    const part = { priceMinor, refundedMinor, amountMinor };
    await creditRefund(ctx, {
      userId,
      orderId,
      amountMinor: partOfTaken(taken, part),
    });
  }
  await addRefunded(ctx.db, attempt.id, { amountMinor, now: ctx.now });
}

/**
 * Gives back so much of what an order's payments took (minor units of its currency), inside the caller's transaction:
 * through the method it was paid with, or into the wallet; always into the wallet where the method can refund nothing itself. The attempts' rows are held,
 * so that two who give back at once never give more than was paid: the second is refused with conflict (409).
 */
export async function refundPart(
  ctx: PayCtx,
  orderId: number,
  {
    amountMinor,
    destination,
  }: {
    readonly amountMinor: number;
    readonly destination: RefundDestination;
  },
): Promise<void> {
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 0)
    throw new RangeError(`not an amount: ${amountMinor}`);
  const attempts = await lockPaidAttempts(ctx.db, orderId);
  const leftOf = (each: PaidAttempt) => each.priceMinor - each.refundedMinor;
  const left = attempts.reduce((sum, each) => sum + leftOf(each), 0);
  if (amountMinor > left) throw new DomainError('conflict');
  let due = amountMinor;
  for (const attempt of attempts) {
    const part = Math.min(due, leftOf(attempt));
    if (part === 0) continue;
    await giveBack(ctx, attempt, part, destination);
    due -= part;
  }
}

/** Gives so much back where it came from, or what is left of it when that is less; as refundPart. */
export async function refundUpTo(
  ctx: PayCtx,
  orderId: number,
  amountMinor: number,
): Promise<void> {
  const attempts = await lockPaidAttempts(ctx.db, orderId);
  const left = attempts.reduce(
    (sum, { priceMinor, refundedMinor }) => sum + priceMinor - refundedMinor,
    0,
  );
  const due = Math.min(amountMinor, left);
  if (due > 0)
    await refundPart(ctx, orderId, { amountMinor: due, destination: 'source' });
}

/** Gives back all that an order's payments took and have not given back yet, where it came from. */
export async function refundRest(ctx: PayCtx, orderId: number): Promise<void> {
  for (const attempt of await lockPaidAttempts(ctx.db, orderId)) {
    const rest = attempt.priceMinor - attempt.refundedMinor;
    await giveBack(ctx, attempt, rest, 'source');
  }
}
