import { timingSafeEqual } from 'node:crypto';
import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { DomainError } from '@/server/errors';
import {
  type CodeOwner,
  type CodePurpose,
  type CodeRow,
  consumeCode,
  countTry,
  findCodeSubject,
  lockCodesAskedFrom,
  lockNewestCode,
} from '@/server/repositories/account/code-repository';
import { insertVerifyToken } from '@/server/repositories/account/verify-token-repository';
import type { Subject } from '@/server/repositories/account/user-repository';
import { subjectFromStored } from '@/server/domain/account/account-subject';
import {
  hashToken,
  newToken,
} from '@/server/domain/account/session/hash-token';
import {
  countRefusals,
  limitGuesses,
} from '@/server/domain/account/limit/rate-limit';
import { countFailure } from '@/server/domain/account/limit/slow-down';
import {
  CODE_MAX_TRIES,
  waitForAnother,
} from '@/server/domain/account/code/resend-wait';
import { hashCode } from '@/server/domain/account/code/send-code';

const VERIFY_TOKEN_MS = 15 * 60_000;

interface Guess {
  readonly subject: Subject;
  readonly purpose: CodePurpose;
  readonly code: string;
  /** Only a code counts that was sent for this account, from inside of it; without one only what was asked for outside. */
  readonly userId?: number;
  /** Where the client names it, the code must be of this very send. */
  readonly verifyId?: string;
  /** Older clients: from there, the subject alone stands for the token (api-contract.md §4 auth). */
  readonly earnedFrom?: string;
}

function isRight(code: CodeRow, entered: string): boolean {
  return timingSafeEqual(
    Buffer.from(hashCode(code.verifyId, entered)),
    Buffer.from(code.codeHash),
  );
}

/** Says, too, when another code may be asked for. */
async function tooManyTries(
  ctx: Ctx,
  code: CodeRow,
  owner: CodeOwner,
): Promise<DomainError> {
  const wait = await waitForAnother(ctx, owner, code);
  return new DomainError('too_many_tries', {
    retryAfterSeconds: Math.max(1, wait),
  });
}

/** Spends a code that was entered rightly: a one-use token for the next step. */
async function earnToken(
  ctx: Ctx,
  code: CodeRow,
  owner: CodeOwner,
  earnedFrom: string | null,
): Promise<string> {
  await consumeCode(ctx.db, code.id, ctx.now);
  const token = newToken();
  const expiresAt = new Date(ctx.now.getTime() + VERIFY_TOKEN_MS);
  await insertVerifyToken(ctx.db, {
    ...owner,
    tokenHash: hashToken(token),
    expiresAt,
    earnedFrom,
  });
  return token;
}

/** Counts the guess whatever comes of it: a refusal is returned, not thrown, or the count would be rolled back. */
async function tryCode(ctx: Ctx, guess: Guess): Promise<DomainError | string> {
  const { purpose, subject, userId } = guess;
  const owner = { subject: subject.value, purpose, userId };
  const code = await lockNewestCode(ctx.db, owner);
  if (!code || code.consumedAt || code.expiresAt <= ctx.now)
    return new DomainError('code_expired');
  if (code.tries >= CODE_MAX_TRIES) return tooManyTries(ctx, code, owner);
  if (
    !isRight(code, guess.code) ||
    (guess.verifyId && guess.verifyId !== code.verifyId)
  ) {
    await countTry(ctx.db, code.id);
    return new DomainError('wrong_code');
  }
  return earnToken(ctx, code, owner, guess.earnedFrom ?? null);
}

/**
 * Trades the right code for a one-use token that opens the next step for 15 minutes. Refuses with 201 (wrong),
 * 202 (five wrong tries; a new code is needed), 203 (expired, used or none); a code works once.
 */
export async function verifyCode(
  ctx: Ctx,
  guess: Guess,
): Promise<{ verify_token: string }> {
  return countRefusals(ctx, async () => {
    await limitGuesses(ctx, guess.subject.value);
    const result = await inTransaction(ctx, (tx) => tryCode(tx, guess));
    if (typeof result !== 'string') {
      if (result.code === 'wrong_code')
        await countFailure(ctx, guess.subject.value);
      throw result;
    }
    return { verify_token: result };
  });
}

/** The same for the send that `verifyId` names, without its phone; an unknown one is code_expired. */
export async function verifySentCode(
  ctx: Ctx,
  guess: Omit<Guess, 'purpose' | 'subject'> & { readonly verifyId: string },
): Promise<{ verify_token: string }> {
  const stored = await findCodeSubject(ctx.db, guess.verifyId);
  if (stored === null)
    return countRefusals(ctx, () => {
      throw new DomainError('code_expired');
    });
  const subject = subjectFromStored(stored);
  return verifyCode(ctx, { ...guess, subject, purpose: 'register' });
}

async function tryCodeAlone(
  ctx: Ctx,
  { code: entered, from }: { readonly code: string; readonly from: string },
): Promise<DomainError | string> {
  const { db, now } = ctx;
  const codes = (await lockCodesAskedFrom(db, { askedFrom: from, now })).filter(
    ({ subject }) => subjectFromStored(subject).kind === 'email',
  );
  const open = codes.filter(({ tries }) => tries < CODE_MAX_TRIES);
  const [first] = codes;
  if (!first) return new DomainError('code_expired');
  if (!open.length)
    return tooManyTries(ctx, first, {
      subject: first.subject,
      purpose: 'register',
    });
  const right = open.find((code) => isRight(code, entered));
  if (!right) {
    for (const { id } of open) await countTry(ctx.db, id);
    return new DomainError('wrong_code');
  }
  const { subject } = right;
  await earnToken(ctx, right, { subject, purpose: 'register' }, from);
  return subject;
}

/**
 * Older clients enter a registration code without saying whose it is: only those asked for from the same address and
 * user agent are looked at, and a miss is a try of each (api-contract.md §4 auth). Answers the e-mail, which is good for
 * after-verify from there, once, for 15 minutes. Refuses like `verifyCode`.
 */
export async function verifyCodeAlone(
  ctx: Ctx,
  guess: { readonly code: string; readonly from: string },
): Promise<{ email: string }> {
  return countRefusals(ctx, async () => {
    await limitGuesses(ctx, `from:${guess.from}`);
    const result = await inTransaction(ctx, (tx) => tryCodeAlone(tx, guess));
    if (typeof result !== 'string') throw result;
    return { email: result };
  });
}
