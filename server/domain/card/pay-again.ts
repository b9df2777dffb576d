import { randomUUID } from 'node:crypto';
import type { Ctx, UserCtx } from '@/server/context';
import { askProvider } from '@/server/domain/payment/open-attempt';
import type { GatewayState } from '@/server/domain/payment/payment-gateway';
import { DomainError, orNotFound } from '@/server/errors';
import { lockOrder } from '@/server/repositories/order/order-repository';
import {
  findOpenAttempts,
  type GatewayAttempt,
  saveAttemptPage,
} from '@/server/repositories/payment/gateway-repository';
import {
  findOrderToPay,
  findPaidAttempt,
  findTransaction,
  type TransactionView,
} from '@/server/repositories/payment/transaction-repository';
import { answerInPhases } from '../idempotency/answer-in-phases';
import { answerOnce } from '../idempotency/answer-once';
import {
  type FinalAnswer,
  inProgress,
  keyOfUser,
} from '../idempotency/bound-answer';
import { beginOrder } from '../order/begin-order';
import { isReachable, openPage } from '../payment/open-attempt';
import { startPayment } from '../payment/pay-order';
import { isPaidAfterwards, offeredMethod } from '../payment/payment-methods';
import { completeAttempt } from './complete-attempt';

const RETRY_AFTER_SECONDS = 5;

/** Whether the attempt's own page can still be gone on with. */
function isUsable(
  ctx: Pick<Ctx, 'gateways' | 'now'>,
  attempt: GatewayAttempt,
): boolean {
  const { expiresAt } = attempt;
  return isReachable(ctx, attempt) && expiresAt !== null && expiresAt > ctx.now;
}

/** Nobody knows what became of the money: nothing else may be charged now. */
function unknown(cause?: unknown): DomainError {
  return new DomainError('unavailable', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  });
}

/** The provider has the money and decides: whoever wants to pay again is told to wait. */
function undecided(): DomainError {
  return new DomainError('conflict', {
    key: 'payment.processing',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

async function closeAtProvider(
  ctx: Ctx,
  attempt: GatewayAttempt,
): Promise<GatewayState> {
  try {
    return await askProvider(ctx, attempt, 'close');
  } catch (cause) {
    throw unknown(cause);
  }
}

/** How its page stands; null when the provider does not say, or was never reached: going on with it is safe. */
async function lookAtPage(
  ctx: Ctx,
  attempt: GatewayAttempt,
): Promise<GatewayState | null> {
  if (attempt.ref === null) return null;
  try {
    return await askProvider(ctx, attempt, 'look');
  } catch (err) {
    ctx.log.warn({ err, attempt: attempt.id }, 'the provider does not answer');
    return null;
  }
}

/**
 * Before somebody pays an order once more, outside of any transaction: what is open at a provider is closed there, and
 * completed when it turns out to be paid. For another try by card, a page that can still be paid stays open. Throws
 * conflict while the provider decides, unavailable (503) while it does not answer.
 */
async function settleOpenAttempts(
  ctx: Ctx,
  orderId: number,
  { byCard }: { readonly byCard: boolean },
): Promise<void> {
  for (const attempt of await findOpenAttempts(ctx.db, orderId)) {
    const isKept = byCard && isUsable(ctx, attempt);
    const state = isKept
      ? await lookAtPage(ctx, attempt)
      : await closeAtProvider(ctx, attempt);
    if (state) await completeAttempt(ctx, attempt, state);
    if (state?.kind === 'processing') throw undecided();
    if (state?.kind === 'open' && !isKept) throw unknown();
  }
}

/** An attempt, and where the customer goes on with it; null: nowhere. */
export interface Step {
  readonly transaction: TransactionView;
  readonly url: string | null;
}

export interface PayRequest {
  readonly orderId: number;
  readonly paymentId: number;
  readonly key: string | null;
  /** How the outcome is worded; its bytes are kept with the key. */
  readonly render: (step: Step) => FinalAnswer;
}

type ToPay = NonNullable<Awaited<ReturnType<typeof findOrderToPay>>> & {
  readonly tag: string;
};

async function readToPay(ctx: UserCtx, request: PayRequest): Promise<ToPay> {
  const { orderId, paymentId } = request;
  const userId = ctx.user.id;
  const order = orNotFound(
    await findOrderToPay(ctx.db, { orderId, paymentId, userId }),
  );
  const tag = order.tag && offeredMethod(ctx, order.tag)?.tag;
  if (!tag)
    throw new DomainError('unknown_payment', { key: 'payment.way_off' });
  return { ...order, tag };
}

/** The step as it stands: a page only while it can be paid. */
async function stepOf(tx: UserCtx, attemptId: number): Promise<Step> {
  const transaction = await findTransaction(tx.db, attemptId, tx.user.id);
  if (!transaction) throw new Error(`no attempt ${attemptId}`);
  const { payUrl, provider, status } = transaction;
  const isOpen = status === 'progress' && isReachable(tx, { provider });
  return { transaction, url: isOpen ? payUrl : null };
}

/** The attempt to go on with: what paid the order already, what is open, or a new one. Throws conflict when nothing is due. */
async function takeAttempt(
  tx: UserCtx,
  order: ToPay,
  paymentId: number,
): Promise<{ attemptId: number }> {
  const row = orNotFound(await lockOrder(tx.db, order.id, tx.user.id));
  const paid = await findPaidAttempt(tx.db, order.id);
  if (paid !== null && row.status !== 'cancelled') return { attemptId: paid };
  const isDue = row.awaitingPayment && row.status === 'new';
  if (!isDue || !order.payUntil || order.payUntil <= tx.now)
    throw new DomainError('conflict', { key: 'payment.not_due' });
  const byCard = isPaidAfterwards(tx, order.tag);
  const [open] = await findOpenAttempts(tx.db, order.id);
  if (open && byCard && isUsable(tx, open)) return { attemptId: open.id };
  if (open) throw inProgress();
  const attemptId = await startPayment(
    tx,
    { id: paymentId, tag: order.tag },
    {
      orderId: order.id,
      userId: order.userId,
      priceMinor: order.totalMinor,
      rate: order.rate,
      currencyId: order.currencyId,
      payUntil: byCard ? order.payUntil : null,
    },
  );
  if (!byCard) await beginOrder(tx, row);
  return { attemptId };
}

/**
 * Pays an order that awaits its payment, by any method its shop takes (api-contract.md §2 payments), once per key.
 * What is open at a provider is closed there first, so that nothing is charged twice; the same card page is gone on
 * with while it can be paid. An order that turns out to be paid answers with what paid it. Throws not_found,
 * unknown_payment (432), wallet_too_low (109), conflict (409) for an order that is not to be paid or is being decided, unavailable (503).
 */
export async function payAgain(
  ctx: UserCtx,
  request: PayRequest,
): Promise<FinalAnswer> {
  const { key, orderId, paymentId, render } = request;
  const order = await readToPay(ctx, request);
  const byCard = isPaidAfterwards(ctx, order.tag);
  await settleOpenAttempts(ctx, orderId, { byCard });
  const once = {
    owner: keyOfUser(ctx.user.id),
    key: key === null ? `pay:${randomUUID()}` : `key:${key}`,
    payload: { pay: orderId, paymentId },
  };
  const begin = (tx: UserCtx) => takeAttempt(tx, order, paymentId);
  if (!byCard)
    return answerOnce(ctx, once, async (tx) =>
      render(await stepOf(tx, (await begin(tx)).attemptId)),
    );
  return answerInPhases(ctx, once, {
    prepare: begin,
    call: ({ attemptId }, signal) => openPage(ctx, attemptId, signal),
    finish: async (tx, { attemptId }, page) => {
      if (page) await saveAttemptPage(tx.db, attemptId, page);
      return render(await stepOf(tx, attemptId));
    },
  });
}
