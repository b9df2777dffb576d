import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { badFields, DomainError } from '@/server/errors';
import {
  findTokenEarnedFrom,
  isVerifyTokenAlive,
  spendVerifyToken,
} from '@/server/repositories/account/verify-token-repository';
import { isUniqueViolation } from '@/server/repositories/database/unique-violation';
import {
  type NewUser,
  type Subject,
} from '@/server/repositories/account/user-repository';
import { lockAccount } from '@/server/repositories/account/contact-repository';
import { claimAccount } from '@/server/domain/account/claim-account';
import {
  recordReferral,
  requireReferral,
} from '@/server/domain/account/referral/record-referral';
import { createUserWithDefaults } from '@/server/domain/account/registration/create-user';
import {
  subjectFromStored,
  verifiedColumns,
} from '@/server/domain/account/account-subject';
import { hashToken } from '@/server/domain/account/session/hash-token';
import { hashPassword } from '@/server/domain/account/password/password';
import { isVerified } from '@/server/domain/account/registration/register';
import {
  type StartedSession,
  startSession,
} from '@/server/domain/account/session/start-session';

/** What stands for the right code: its token, or, for older clients, whose it was and where it was entered. */
export type Proof =
  | { readonly verifyToken: string }
  | { readonly subject: Subject; readonly from: string };

export interface RegistrationDetails {
  readonly proof: Proof;
  readonly firstname: string;
  readonly lastname: string;
  readonly password: string;
  readonly passwordConfirmation: string;
  readonly gender?: 'female' | 'male';
  /** The code of whoever brought the person here. */
  readonly referral?: string;
}

/**
 * The id of the account that the details complete: a new one, or one that has nothing proved and whose one way in this
 * is; without a token of the code only one that has no password.
 */
async function saveAccount(
  ctx: Ctx,
  { subject, withToken }: { subject: Subject; withToken: boolean },
  details: Omit<NewUser, 'myReferral'>,
): Promise<number> {
  const account = await lockAccount(ctx.db, subject);
  if (!account) return (await createUserWithDefaults(ctx, details)).id;
  if (isVerified(account, subject) || (!withToken && account.passwordHash))
    throw new DomainError('account_exists');
  await claimAccount(ctx, account.id, details);
  return account.id;
}

/** The hash of the token that the proof is or stands for; code_expired without a living one. */
async function livingToken(ctx: Ctx, proof: Proof): Promise<string> {
  const { db, now } = ctx;
  if ('verifyToken' in proof) {
    const tokenHash = hashToken(proof.verifyToken);
    if (await isVerifyTokenAlive(db, tokenHash, 'register', now))
      return tokenHash;
    throw new DomainError('code_expired');
  }
  const tokenHash = await findTokenEarnedFrom(db, {
    subject: proof.subject.value,
    earnedFrom: proof.from,
    now,
  });
  if (tokenHash === null) throw new DomainError('code_expired');
  return tokenHash;
}

/**
 * Makes the account that a verify_token stands for and signs it in, in one transaction. The token works once: of
 * parallel calls one makes the account, the others get 203, as with an unknown or expired token. 106 when the
 * account came to be in the meantime; bad_request at its field, with the token kept, for passwords that differ and for a
 * referral code that nobody has.
 */
export async function completeRegistration(
  ctx: Ctx,
  details: RegistrationDetails,
): Promise<StartedSession> {
  const { proof, password, passwordConfirmation, firstname, lastname, gender } =
    details;
  if (password !== passwordConfirmation)
    throw badFields({ password_confirmation: ['validation.password_match'] });
  await requireReferral(ctx, details.referral);
  const tokenHash = await livingToken(ctx, proof);
  const passwordHash = await hashPassword(password, ctx.signIn.passwordCost);
  try {
    return await inTransaction(ctx, async (tx) => {
      const stored = await spendVerifyToken(
        tx.db,
        tokenHash,
        'register',
        tx.now,
      );
      if (!stored) throw new DomainError('code_expired');
      const subject = subjectFromStored(stored);
      const columns = {
        firstname,
        lastname,
        passwordHash,
        passwordChangedAt: tx.now,
        gender,
        ...verifiedColumns(subject, tx.now),
      };
      const withToken = 'verifyToken' in proof;
      const found = { subject, withToken };
      const userId = await saveAccount(tx, found, columns);
      const { referral } = details;
      if (referral)
        await recordReferral(tx, { referredId: userId, code: referral });
      return startSession(tx, userId);
    });
  } catch (error) {
    if (isUniqueViolation(error, /^users_(email|phone)_unique$/))
      throw new DomainError('account_exists', { cause: error });
    throw error;
  }
}
