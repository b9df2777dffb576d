import { randomUUID } from 'node:crypto';
import type { UserCtx } from '@/server/context';
import { badFields, DomainError } from '@/server/errors';
import {
  countOpenTopUps,
  findGatewayAttempt,
  saveAttemptPage,
} from '@/server/repositories/payment/gateway-repository';
import {
  findActivePayments,
  insertAttempt,
} from '@/server/repositories/payment/payment-repository';
import { toDecimal, toMinor } from '@/utils/money/money';
import { topUpAmounts } from '@/utils/wallet/top-up';
import { answerInPhases } from '../idempotency/answer-in-phases';
import { type FinalAnswer, keyOfUser } from '../idempotency/bound-answer';
import { chargeParts, openAttempt } from '../payment/open-attempt';
import { FIRST_LOOK_MS } from '../payment/pay-order';
import type { GatewayPage } from '../payment/payment-gateway';
import { isPaidAfterwards, offeredMethod } from '../payment/payment-methods';

/** How long the provider's page of a top-up can be paid. */
const PAYABLE_MS = 30 * 60_000;
const RETRY_AFTER_SECONDS = 5;
/** So many pages of one account may wait to be paid. */
const OPEN_MAX = 10;

export interface TopUpRequest {
  /** A method's id or tag. */
  readonly method: string;
  /** Of the asked currency. */
  readonly price: number;
  readonly key: string | null;
  /** How the outcome is worded; its bytes are kept with the key. */
  readonly render: (page: {
    readonly url: string;
    readonly id: number;
  }) => FinalAnswer;
}

async function methodId(ctx: UserCtx, method: string): Promise<number> {
  const found = (await findActivePayments(ctx.db)).find(
    ({ id, tag }) => tag === method || String(id) === method,
  );
  const isCard =
    found && offeredMethod(ctx, found.tag) && isPaidAfterwards(ctx, found.tag);
  if (!isCard) throw new DomainError('unknown_payment');
  return found.id;
}

/** The page's own limits, for whoever comes by another way. */
function requireWithin(price: number, rate: number): void {
  const { max, min } = topUpAmounts(rate);
  if (price < min || price > max)
    throw badFields({
      price: [price < min ? 'validation.too_small' : 'validation.too_big'],
    });
}

async function insertTopUp(
  tx: UserCtx,
  { method, price }: TopUpRequest,
): Promise<{ attemptId: number }> {
  const { currency, now, user } = tx;
  const paymentId = await methodId(tx, method);
  const priceMinor = toMinor(price);
  requireWithin(toDecimal(priceMinor), currency.rate);
  if ((await countOpenTopUps(tx.db, user.id)) >= OPEN_MAX)
    throw new DomainError('too_many_requests', {
      retryAfterSeconds: PAYABLE_MS / 1_000,
    });
  const attemptId = await insertAttempt(tx.db, {
    userId: user.id,
    currencyId: currency.id,
    rate: currency.rate,
    expiresAt: new Date(+now + PAYABLE_MS),
    lookAt: new Date(+now + FIRST_LOOK_MS),
    createdAt: now,
    ...(await chargeParts(tx, { userId: user.id, orderId: null })),
    ...{ paymentId, priceMinor },
  });
  return { attemptId };
}

/** Unlike an order, a top-up without a page is nothing: the same key asks for it again. */
async function open(
  ctx: UserCtx,
  attemptId: number,
  signal: AbortSignal,
): Promise<GatewayPage> {
  const attempt = await findGatewayAttempt(ctx.db, attemptId);
  if (!attempt) throw new Error(`no attempt ${attemptId}`);
  try {
    return await openAttempt(ctx, attempt, signal);
  } catch (cause) {
    throw new DomainError('unavailable', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause,
    });
  }
}

/**
 * Begins to put money into the caller's wallet by card, in the asked currency, once per key; the wallet gets it when the
 * provider says that it is paid (complete-attempt.ts). Throws unknown_payment (432) for any other method, bad_request
 * for an amount that the page does not take (utils/wallet/top-up.ts), too_many_requests while ten others wait, unavailable (503) for a silent provider.
 */
export function topUpWallet(
  ctx: UserCtx,
  request: TopUpRequest,
): Promise<FinalAnswer> {
  const { key, method, price, render } = request;
  const once = {
    owner: keyOfUser(ctx.user.id),
    key: key === null ? `top-up:${randomUUID()}` : `key:${key}`,
    payload: { topUp: price, method, currency_id: ctx.currency.id },
  };
  return answerInPhases(ctx, once, {
    prepare: (tx) => insertTopUp(tx, request),
    call: ({ attemptId }, signal) => open(ctx, attemptId, signal),
    finish: async (tx, { attemptId }, page) => {
      await saveAttemptPage(tx.db, attemptId, page);
      return render({ url: page.url, id: attemptId });
    },
  });
}
