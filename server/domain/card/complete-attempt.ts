import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import type { LedgerCtx } from '@/server/domain/wallet/ledger-ctx';
import { postLedger } from '@/server/domain/wallet/post-ledger';
import {
  lockOrder,
  type OrderStepRow,
} from '@/server/repositories/order/order-repository';
import { insertGatewayRefund } from '@/server/repositories/payment/gateway-refund-repository';
import {
  giveUpOtherAttempts,
  lockAttempt,
  type LockedAttempt,
  lookAgainAt,
} from '@/server/repositories/payment/gateway-repository';
import { updateAttempt } from '@/server/repositories/payment/payment-repository';
import {
  ensureLedgerAccount,
  lockLedgerAccount,
} from '@/server/repositories/wallet/ledger-repository';
import { convertMinor } from '@/utils/money/money';
import { beginOrder, tellOrder } from '../order/begin-order';
import type { GatewayState } from '../payment/payment-gateway';
import { nextLook } from './next-look';

/** What so much of a currency is in the wallet's, the default one. */
function creditOf(priceMinor: number, rate: number): number {
  return rate === 1 ? priceMinor : convertMinor(priceMinor, 1 / rate);
}

/** Puts a paid top-up into its customer's wallet, in the transaction that marks it as paid. */
async function creditTopUp(
  ctx: LedgerCtx,
  topUp: {
    readonly id: number;
    readonly userId: number | null;
    readonly priceMinor: number;
    readonly rate: number | null;
  },
): Promise<void> {
  const { priceMinor, rate, userId } = topUp;
  if (userId === null) throw new Error(`top-up ${topUp.id} is nobody's`);
  const wallet = await ensureLedgerAccount(ctx.db, 'wallet', userId);
  const source = await ensureLedgerAccount(ctx.db, 'topup', null);
  await lockLedgerAccount(ctx.db, wallet);
  const amountMinor = creditOf(priceMinor, rate ?? 1);
  await postLedger(ctx, {
    type: 'topup',
    entries: [
      { accountId: source, amountMinor: -amountMinor },
      { accountId: wallet, amountMinor },
    ],
  });
}

type Paid = Extract<GatewayState, { kind: 'paid' }>;

export interface AttemptRef {
  readonly id: number;
  readonly orderId: number | null;
}

/** The provider took what was not asked for: nothing is paid by it, all of it goes back, and the operator sees it. */
async function rejectAmount(
  tx: Ctx,
  { currency, id, priceMinor }: LockedAttempt,
  paid: Paid,
): Promise<void> {
  tx.log.error(
    { attempt: id, asked: { priceMinor, currency }, paid },
    'a provider took another amount than was asked for',
  );
  await updateAttempt(tx.db, id, {
    status: 'rejected',
    problem: 'amount',
    source: paid.source,
    lookAt: null,
  });
  await insertGatewayRefund(tx.db, {
    transactionId: id,
    amountMinor: paid.amountMinor,
    currency: paid.currency.toUpperCase(),
    now: tx.now,
  });
}

/** Paid too late, or a second time: all of it goes back by itself. */
async function sendBack(
  tx: Ctx,
  { id, priceMinor }: LockedAttempt,
  source: string | null,
): Promise<void> {
  tx.log.warn({ attempt: id }, 'paid for nothing: the money goes back');
  await updateAttempt(tx.db, id, {
    status: 'refunded',
    refundedMinor: priceMinor,
    performTime: tx.now,
    lookAt: null,
    source,
  });
  await insertGatewayRefund(tx.db, {
    transactionId: id,
    amountMinor: priceMinor,
    now: tx.now,
  });
}

async function keepPaid(
  tx: Ctx,
  { id }: LockedAttempt,
  source: string | null,
): Promise<void> {
  await updateAttempt(tx.db, id, {
    status: 'paid',
    performTime: tx.now,
    lookAt: null,
    source,
  });
}

async function completePaid(
  tx: Ctx,
  order: OrderStepRow | null,
  attempt: LockedAttempt,
  paid: Paid,
): Promise<void> {
  const isSettled =
    attempt.status === 'paid' ||
    attempt.status === 'refunded' ||
    attempt.problem !== null;
  if (isSettled) return lookAgainAt(tx.db, attempt.id, null);
  const isAsAsked =
    paid.amountMinor === attempt.priceMinor &&
    paid.currency.toUpperCase() === attempt.currency?.toUpperCase();
  if (!isAsAsked) {
    await rejectAmount(tx, attempt, paid);
    return order ? tellOrder(tx, order) : undefined;
  }
  if (!order) {
    await keepPaid(tx, attempt, paid.source);
    return creditTopUp(tx, attempt);
  }
  if (order.status !== 'new' || !order.awaitingPayment) {
    await sendBack(tx, attempt, paid.source);
    return tellOrder(tx, order);
  }
  await giveUpOtherAttempts(tx.db, order.id, attempt.id, tx.now);
  await keepPaid(tx, attempt, paid.source);
  return beginOrder({ ...tx, lang: attempt.lang ?? tx.lang }, order);
}

async function completeClosed(
  tx: Ctx,
  order: OrderStepRow | null,
  { id, status }: LockedAttempt,
): Promise<void> {
  if (status !== 'progress') return lookAgainAt(tx.db, id, null);
  await updateAttempt(tx.db, id, { status: 'rejected', lookAt: null });
  if (order) await tellOrder(tx, order);
}

/** As completeAttempt, inside the caller's transaction. */
export async function completeIn(
  tx: Ctx,
  { id, orderId }: AttemptRef,
  state: GatewayState,
): Promise<void> {
  const order = orderId === null ? null : await lockOrder(tx.db, orderId);
  const attempt = await lockAttempt(tx.db, id);
  if (state.kind === 'paid') return completePaid(tx, order, attempt, state);
  if (state.kind === 'closed') return completeClosed(tx, order, attempt);
  if (attempt.status === 'paid' || attempt.status === 'refunded') return;
  return lookAgainAt(tx.db, id, nextLook(attempt, tx.now));
}

/**
 * The one place where what a provider says of an attempt takes effect, whoever asked: the browser that comes back, a
 * webhook, the sweeper, somebody who pays in another way. Order and attempt are locked, so that each change happens
 * once: a paid order goes to its shop (history, mail, event), a paid top-up into the wallet; money for a cancelled or
 * paid order goes back. Unknown is not paid: it is asked again later.
 */
export function completeAttempt(
  ctx: Ctx,
  attempt: AttemptRef,
  state: GatewayState,
): Promise<void> {
  return inTransaction(ctx, (tx) => completeIn(tx, attempt, state));
}
