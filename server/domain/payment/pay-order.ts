import type { Ctx } from '@/server/context';
import {
  findAttempts,
  insertAttempt,
  updateAttempt,
} from '@/server/repositories/wallet/payment-repository';
import type {
  PaymentAttempt,
  PaymentMethod,
  PaymentMethods,
} from './payment-method';

type PayCtx = Pick<Ctx, 'db' | 'now' | 'payments'>;

function methodOf(methods: PaymentMethods, tag: string): PaymentMethod {
  const method = methods.get(tag);
  if (!method) throw new Error(`no payment method ${tag}`);
  return method;
}

/**
 * Begins to pay an order inside its transaction: first the attempt's row, then the method. Throws what the method
 * refuses with (wallet_too_low, 109).
 */
export async function startPayment(
  ctx: PayCtx,
  payment: { readonly id: number; readonly tag: string },
  bill: Omit<PaymentAttempt, 'id'>,
): Promise<void> {
  const id = await insertAttempt(ctx.db, {
    orderId: bill.orderId,
    paymentId: payment.id,
    priceMinor: bill.priceMinor,
    createdAt: ctx.now,
  });
  const method = methodOf(ctx.payments, payment.tag);
  const { kind } = await method.start(ctx, { ...bill, id });
  if (kind === 'paid')
    await updateAttempt(ctx.db, id, { status: 'paid', performTime: ctx.now });
}

/** The order was handed over: asks the methods of its open attempts how they ended, in the same transaction. */
export async function settlePayments(
  ctx: PayCtx,
  orderId: number,
): Promise<void> {
  for (const { status, tag, ...attempt } of await findAttempts(
    ctx.db,
    orderId,
  )) {
    if (status !== 'progress') continue;
    const outcome = await methodOf(ctx.payments, tag).settle(ctx, attempt);
    if (outcome === 'open') continue;
    await updateAttempt(ctx.db, attempt.id, {
      status: outcome,
      ...(outcome === 'paid' && { performTime: ctx.now }),
    });
  }
}

/** The order is cancelled: what was paid goes back through its method, what was not is no longer due. */
export async function refundPayments(
  ctx: PayCtx,
  orderId: number,
): Promise<void> {
  for (const { status, tag, ...attempt } of await findAttempts(
    ctx.db,
    orderId,
  )) {
    if (status === 'progress')
      await updateAttempt(ctx.db, attempt.id, { status: 'cancelled' });
    if (status !== 'paid') continue;
    await methodOf(ctx.payments, tag).refund(ctx, attempt);
    await updateAttempt(ctx.db, attempt.id, {
      status: 'refunded',
      performTime: ctx.now,
    });
  }
}
