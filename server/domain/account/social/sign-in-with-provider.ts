import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { DomainError } from '@/server/errors';
import { insertLinkToken } from '@/server/repositories/account/identity-repository';
import { isUniqueViolation } from '@/server/repositories/database/unique-violation';
import {
  callerAddress,
  limitCalls,
} from '@/server/domain/account/limit/rate-limit';
import {
  hashToken,
  newToken,
} from '@/server/domain/account/session/hash-token';
import {
  type StartedSession,
  startSession,
} from '@/server/domain/account/session/start-session';
import { maskRecipient } from '@/server/domain/notice/mask-recipient';
import { findOrMake } from './find-or-make';
import type { SocialPerson, SocialProvider } from './social-verifier';

const MINUTE_MS = 60_000;
const LINK_TOKEN_MS = 15 * MINUTE_MS;
/** Nothing can be guessed here: a household's worth of sign-ins, which each check a signature. */
const SIGN_INS_PER_TRY = 5;

/** Who waits to be tied to which account. */
export interface PendingLink {
  readonly userId: number;
  readonly provider: SocialProvider;
  readonly subject: string;
  readonly email: string;
}

/** Refuses until the account's owner is proved: the token that link() takes, and the e-mail, masked. */
async function askForProof(
  ctx: Ctx,
  { email, provider, subject }: SocialPerson,
  userId: number,
): Promise<DomainError> {
  const token = newToken();
  const pending = { userId, provider, subject, email: email ?? '' };
  await insertLinkToken(ctx.db, {
    tokenHash: hashToken(token),
    pending: JSON.stringify(pending satisfies PendingLink),
    expiresAt: new Date(ctx.now.getTime() + LINK_TOKEN_MS),
  });
  return new DomainError('conflict', {
    key: 'error.link_account',
    data: { link_token: token, email: maskRecipient(pending.email) },
  });
}

function enter(
  ctx: Ctx,
  person: SocialPerson,
  referral: string | undefined,
): Promise<DomainError | StartedSession> {
  return inTransaction(ctx, async (tx) => {
    const found = await findOrMake(tx, person, referral);
    // A refusal is returned, not thrown, or its token would be rolled back.
    return 'mustProve' in found
      ? askForProof(tx, person, found.mustProve.id)
      : startSession(tx, found.userId);
  });
}

/**
 * Signs in who Google, Facebook or Apple says it is, and makes an account for somebody new. 107 for every token that is
 * not good for this provider and site, 503 when it cannot be checked now. 409 with a `link_token` when the verified e-mail is
 * that of an account with a password: nobody gets in there by a provider's word alone (link-identity.ts).
 */
export async function signInWithProvider(
  ctx: Ctx,
  asked: {
    readonly provider: SocialProvider;
    readonly idToken: string;
    readonly referral?: string;
  },
): Promise<StartedSession> {
  const max = ctx.signIn.triesPerMinute * SIGN_INS_PER_TRY;
  const limit = { name: 'social', max, windowMs: MINUTE_MS };
  await limitCalls(ctx, limit, [callerAddress(ctx)]);
  if (!ctx.social) throw new DomainError('social_login_refused');
  const person = await ctx.social
    .verify(asked.provider, asked.idToken, ctx.now)
    .catch((cause: unknown) => {
      ctx.log.error({ err: cause }, 'a sign-in could not be checked');
      throw new DomainError('unavailable', { retryAfterSeconds: 5, cause });
    });
  if (!person) throw new DomainError('social_login_refused');
  const entered = await enter(ctx, person, asked.referral).catch(
    (error: unknown) => {
      // A registration took the e-mail at this very moment: now it is somebody's.
      if (!isUniqueViolation(error, /^users_email_unique$/)) throw error;
      return enter(ctx, person, asked.referral);
    },
  );
  if (entered instanceof DomainError) throw entered;
  return entered;
}
