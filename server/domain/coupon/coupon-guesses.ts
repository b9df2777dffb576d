import type { Ctx } from '@/server/context';
import {
  callerAddress,
  limitCalls,
  requireRoom,
} from '@/server/domain/account/limit/rate-limit';
import { DomainError } from '@/server/errors';

/** Promo codes that are not there, and questions for one: a slow typist's, not a list of guesses. */
const LIMIT = { name: 'coupon', max: 60, windowMs: 10 * 60_000 };

const guesser = (ctx: Ctx): string[] => [
  callerAddress(ctx),
  ...(ctx.user ? [`account:${ctx.user.id}`] : []),
];

/** Counts a question for a code, of the caller's address and account. Throws too_many_requests; never inside a transaction. */
export function countCouponGuess(ctx: Ctx): Promise<void> {
  return limitCalls(ctx, LIMIT, guesser(ctx));
}

/** A code that asks for more in the cart says so with a key of its own: it was no guess. */
function isUnknown(error: unknown): boolean {
  return (
    error instanceof DomainError &&
    error.code === 'invalid_coupon' &&
    error.options.key === undefined
  );
}

/**
 * Does what a promo code is named for, but tells nobody about codes who has guessed too many (too_many_requests): what is
 * refused as no valid code counts as a guess. Never inside a transaction: the count must outlive the refusal.
 */
export async function guardCouponGuess<T>(
  ctx: Ctx,
  coupon: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!coupon?.trim()) return work();
  await requireRoom(ctx, LIMIT, guesser(ctx));
  try {
    return await work();
  } catch (error) {
    if (isUnknown(error)) await countCouponGuess(ctx);
    throw error;
  }
}
