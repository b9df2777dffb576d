import { randomUUID } from 'node:crypto';
import type { UserCtx } from '@/server/context';
import { DomainError } from '@/server/errors';
import { lockOrder } from '@/server/repositories/order/order-repository';
import {
  findOpenAttempts,
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
import { isUsable, settleOpenAttempts } from './settle-open';

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
  const order = await findOrderToPay(ctx.db, { orderId, paymentId, userId });
  if (!order) throw new DomainError('not_found');
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
  const row = await lockOrder(tx.db, order.id, tx.user.id);
  if (!row) throw new DomainError('not_found');
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
