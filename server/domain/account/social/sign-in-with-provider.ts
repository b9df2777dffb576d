import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { claimAccount } from '@/server/domain/account/claim-account';
import {
  callerAddress,
  limitCalls,
} from '@/server/domain/account/limit/rate-limit';
import { recordReferral } from '@/server/domain/account/referral/record-referral';
import { createUserWithDefaults } from '@/server/domain/account/registration/create-user';
import {
  hashToken,
  newToken,
} from '@/server/domain/account/session/hash-token';
import {
  type StartedSession,
  startSession,
} from '@/server/domain/account/session/start-session';
import { maskRecipient } from '@/server/domain/notice/mask-recipient';
import { DomainError } from '@/server/errors';
import {
  type AccountRow,
  lockAccount,
} from '@/server/repositories/account/contact-repository';
import {
  findIdentityUser,
  insertLinkToken,
  lockIdentity,
  saveIdentity,
} from '@/server/repositories/account/identity-repository';
import { isUniqueViolation } from '@/server/repositories/database/unique-violation';
import type { SocialPerson, SocialProvider } from './social-verifier';

/** The account that somebody signs in to, or the one whose password they have to know first. */
type Found = { readonly userId: number } | { readonly mustProve: AccountRow };

/** The account of a verified e-mail: nobody's yet (null), one to link, or one that has to be proved first. */
async function byEmail(
  ctx: Ctx,
  person: SocialPerson,
  email: string,
): Promise<Found | null> {
  await lockIdentity(ctx.db, email);
  const subject = { kind: 'email', value: email } as const;
  const account = await lockAccount(ctx.db, subject);
  if (!account) return null;
  if (!account.emailVerifiedAt) {
    const { firstname, lastname } = person;
    await claimAccount(ctx, account.id, {
      firstname,
      lastname,
      passwordHash: null,
      emailVerifiedAt: ctx.now,
    });
    return { userId: account.id };
  }
  // Without a password the e-mail itself was the proof: two providers, or a code, vouch for the same one.
  return account.passwordHash ? { mustProve: account } : { userId: account.id };
}

/**
 * Whose account a provider's person is, in the caller's transaction: the one they had, the one of their verified
 * e-mail, or a new one with the names and the verified e-mail of the token. Parallel calls make one account.
 */
async function findOrMake(
  ctx: Ctx,
  person: SocialPerson,
  referral: string | undefined,
): Promise<Found> {
  const { email, isEmailVerified, provider, subject } = person;
  await lockIdentity(ctx.db, `${provider}:${subject}`);
  const known = await findIdentityUser(ctx.db, person);
  const proved = isEmailVerified ? email : null;
  const found =
    known === null
      ? proved && (await byEmail(ctx, person, proved))
      : { userId: known };
  if (found && 'mustProve' in found) return found;
  const userId = found ? found.userId : await make(ctx, person, proved);
  if (!found) await recordReferral(ctx, { referredId: userId, code: referral });
  await saveIdentity(ctx.db, { provider, subject, userId, email: proved });
  return { userId };
}

async function make(
  ctx: Ctx,
  { firstname, lastname }: SocialPerson,
  email: string | null,
): Promise<number> {
  const { id } = await createUserWithDefaults(ctx, {
    firstname,
    lastname,
    ...(email && { email, emailVerifiedAt: ctx.now }),
  });
  return id;
}

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
