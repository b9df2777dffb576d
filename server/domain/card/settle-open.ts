import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  findOpenAttempts,
  type GatewayAttempt,
} from '@/server/repositories/payment/gateway-repository';
import { askProvider, isReachable } from '../payment/open-attempt';
import type { GatewayState } from '../payment/payment-gateway';
import { completeAttempt } from './complete-attempt';

const RETRY_AFTER_SECONDS = 5;

/** Whether the attempt's own page can still be gone on with. */
export function isUsable(
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
export async function settleOpenAttempts(
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
