import type { UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { badFields, DomainError } from '@/server/errors';
import { spendVerifyToken } from '@/server/repositories/account/verify-token-repository';
import {
  findPasswordHash,
  type ProfileRow,
  type Subject,
} from '@/server/repositories/account/user-repository';
import {
  sendCode,
  type SentCode,
} from '@/server/domain/account/code/send-code';
import { verifyCode } from '@/server/domain/account/code/verify-code';
import {
  ownSubject,
  provedContacts,
} from '@/server/domain/account/account-subject';
import { assertReachable } from '@/server/domain/account/code/assert-reachable';
import { checkPassword } from '@/server/domain/account/password/check-password';
import { hashPassword } from '@/server/domain/account/password/password';
import { holdPassword } from '@/server/domain/account/password/hold-password';
import { savePassword } from '@/server/domain/account/password/save-password';
import { hashToken } from '@/server/domain/account/session/hash-token';
import { showProfile } from './show-profile';

interface NewPassword {
  /** Of an account that has one. */
  readonly oldPassword?: string | undefined;
  /** Of an account that has none: a code that was sent to it. */
  readonly code?: string | undefined;
  readonly password: string;
  readonly confirmation: string;
}

const wrong = (field: string, key: string): DomainError =>
  badFields({ [field]: [key] });

/** Where the account's owner alone reads a code. */
function codeSubject(profile: ProfileRow): Subject {
  const subject = ownSubject(provedContacts(profile));
  if (subject) return subject;
  throw new DomainError('bad_request', { key: 'validation.contact_first' });
}

/**
 * Sends a code to the account's own e-mail or phone, which sets a first password. An account without one is signed in
 * by somebody else's word (Google, Facebook, Apple), so an open session alone must not become a lasting way in.
 * bad_request when it has a password or nothing to write to.
 */
export async function sendPasswordCode(
  ctx: UserCtx,
  askedFrom: string,
): Promise<SentCode> {
  const profile = await showProfile(ctx);
  if (profile.hasPassword) throw wrong('old_password', 'validation.required');
  const subject = codeSubject(profile);
  assertReachable(ctx, subject);
  return sendCode(ctx, subject, 'password', {
    askedFrom,
    keepUsable: false,
    userId: ctx.user.id,
  });
}

/** Answers the hash that it was checked by. */
function checkOldPassword(
  ctx: UserCtx,
  profile: ProfileRow,
  password: string,
): Promise<string | null> {
  return checkPassword(ctx, {
    account: ownSubject(provedContacts(profile))?.value ?? profile.uuid,
    password,
    readHash: () => findPasswordHash(ctx.db, ctx.user.id),
    refusal: new DomainError('bad_credentials', {
      key: 'validation.old_password',
      fields: { old_password: ['validation.old_password'] },
    }),
  });
}

/** The hash of the token that the code earned. */
async function proveByCode(
  ctx: UserCtx,
  profile: ProfileRow,
  code: string | undefined,
): Promise<string> {
  if (!code) throw wrong('verifyCode', 'validation.required');
  const { verify_token: token } = await verifyCode(ctx, {
    subject: codeSubject(profile),
    purpose: 'password',
    code,
    userId: ctx.user.id,
  });
  return hashToken(token);
}

/**
 * Changes the password after the old one, or sets the first one after a code; every other session of the account ends
 * and its owner is told. The old password is tried under the limits of signing in: bad_credentials (102) at its field,
 * 429 beyond them.
 */
export async function changePassword(
  ctx: UserCtx,
  { code, confirmation, oldPassword, password }: NewPassword,
): Promise<ProfileRow> {
  if (password !== confirmation)
    throw wrong('password_confirmation', 'validation.password_match');
  const profile = await showProfile(ctx);
  if (profile.hasPassword && !oldPassword)
    throw wrong('old_password', 'validation.required');
  const oldHash =
    profile.hasPassword && oldPassword
      ? await checkOldPassword(ctx, profile, oldPassword)
      : null;
  const proof = profile.hasPassword
    ? null
    : await proveByCode(ctx, profile, code);
  const passwordHash = await hashPassword(password, ctx.signIn.passwordCost);
  return inTransaction(ctx, async (tx) => {
    if (proof && !(await spendVerifyToken(tx.db, proof, 'password', tx.now)))
      throw new DomainError('code_expired');
    await holdPassword(tx, tx.user.id, oldHash);
    await savePassword(tx, tx.user.id, passwordHash, {
      except: tx.user.tokenId,
    });
    return showProfile(tx);
  });
}
