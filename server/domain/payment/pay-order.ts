import type { Ctx } from '@/server/context';
import {
  findAttempts,
  insertAttempt,
  updateAttempt,
} from '@/server/repositories/payment/payment-repository';
import type {
  PaymentAttempt,
  PaymentMethod,
  PaymentMethods,
} from './payment-method';
import { chargeParts } from './open-attempt';
import { refundRest } from './refund-part';

type PayCtx = Pick<
  Ctx,
  'db' | 'gateways' | 'lang' | 'now' | 'payments' | 'siteUrl'
>;

/** When a provider is asked for the first time about an attempt of which nothing was heard. */
export const FIRST_LOOK_MS = 20_000;

/** What is to be paid for an order. */
export interface OrderBill extends Omit<PaymentAttempt, 'id'> {
  readonly currencyId: number;
  /** Until when a provider's page can be paid. */
  readonly payUntil: Date | null;
}

function methodOf(methods: PaymentMethods, tag: string): PaymentMethod {
  const method = methods.get(tag);
  if (!method) throw new Error(`no payment method ${tag}`);
  return method;
}

/** What an attempt at the provider in force needs besides its price. */
async function providerParts(ctx: PayCtx, bill: OrderBill) {
  return {
    ...(await chargeParts(ctx, bill)),
    currencyId: bill.currencyId,
    expiresAt: bill.payUntil,
    lookAt: new Date(+ctx.now + FIRST_LOOK_MS),
  };
}

/**
 * Begins to pay an order inside its transaction: first the attempt's row, then the method; answers the attempt's id.
 * Throws what the method refuses with (wallet_too_low, 109).
 */
export async function startPayment(
  ctx: PayCtx,
  payment: { readonly id: number; readonly tag: string },
  bill: OrderBill,
): Promise<number> {
  const method = methodOf(ctx.payments, payment.tag);
  const id = await insertAttempt(ctx.db, {
    orderId: bill.orderId,
    paymentId: payment.id,
    priceMinor: bill.priceMinor,
    createdAt: ctx.now,
    ...(bill.payUntil &&
      method.paysOn === 'page' &&
      (await providerParts(ctx, bill))),
  });
  const { kind } = await method.start(ctx, { ...bill, id });
  if (kind === 'paid')
    await updateAttempt(ctx.db, id, { status: 'paid', performTime: ctx.now });
  return id;
}

type SettleCtx = Pick<Ctx, 'db' | 'now' | 'payments'>;

/** The order was handed over: asks the methods of its open attempts how they ended, in the same transaction. */
export async function settlePayments(
  ctx: SettleCtx,
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

/**
 * The order is cancelled: what was paid and not given back yet goes back through its method; what was not is no longer
 * due, and the sweeper closes it at its provider.
 */
export async function refundPayments(
  ctx: SettleCtx,
  orderId: number,
): Promise<void> {
  for (const { id, provider, status } of await findAttempts(ctx.db, orderId))
    if (status === 'progress')
      await updateAttempt(ctx.db, id, {
        status: 'cancelled',
        lookAt: provider ? ctx.now : null,
      });
  await refundRest(ctx, orderId);
}
