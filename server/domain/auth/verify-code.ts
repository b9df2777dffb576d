import { timingSafeEqual } from 'node:crypto';
import { type Ctx, inTransaction } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  type CodePurpose,
  consumeCode,
  countTry,
  insertVerifyToken,
  lockNewestCode,
} from '@/server/repositories/code-repository';
import type { Subject } from '@/server/repositories/user-repository';
import { hashToken, newToken } from './hash-token';
import { limitGuesses } from './rate-limit';
import { countFailure } from './slow-down';
import { CODE_MAX_TRIES, hashCode, resendWaitSeconds } from './send-code';

const VERIFY_TOKEN_MS = 15 * 60_000;

interface Guess {
  readonly subject: Subject;
  readonly purpose: CodePurpose;
  readonly code: string;
  /** Where the client names it, the code must be of this very send. */
  readonly verifyId?: string;
}

/** Counts the guess whatever comes of it: a refusal is returned, not thrown, or the count would be rolled back. */
async function tryCode(ctx: Ctx, guess: Guess): Promise<DomainError | string> {
  const owner = { subject: guess.subject.value, purpose: guess.purpose };
  const code = await lockNewestCode(ctx.db, owner);
  if (!code || code.consumedAt || code.expiresAt <= ctx.now)
    return new DomainError('code_expired');
  if (code.tries >= CODE_MAX_TRIES)
    return new DomainError('too_many_tries', {
      retryAfterSeconds: Math.max(1, resendWaitSeconds(code, ctx.now)),
    });
  const hash = hashCode(code.verifyId, guess.code);
  const isRight = timingSafeEqual(
    Buffer.from(hash),
    Buffer.from(code.codeHash),
  );
  if (!isRight || (guess.verifyId && guess.verifyId !== code.verifyId)) {
    await countTry(ctx.db, code.id);
    return new DomainError('wrong_code');
  }
  await consumeCode(ctx.db, code.id, ctx.now);
  const token = newToken();
  const expiresAt = new Date(ctx.now.getTime() + VERIFY_TOKEN_MS);
  await insertVerifyToken(ctx.db, {
    ...owner,
    tokenHash: hashToken(token),
    expiresAt,
  });
  return token;
}

/**
 * Trades the right code for a one-use token that opens the next step for 15 minutes. Refuses with 201 (wrong),
 * 202 (five wrong tries; a new code is needed), 203 (expired, used or none); a code works once.
 */
export async function verifyCode(
  ctx: Ctx,
  guess: Guess,
): Promise<{ verify_token: string }> {
  await limitGuesses(ctx, guess.subject.value);
  const result = await inTransaction(ctx, (tx) => tryCode(tx, guess));
  if (typeof result !== 'string') {
    if (result.code === 'wrong_code')
      await countFailure(ctx, guess.subject.value);
    throw result;
  }
  return { verify_token: result };
}
