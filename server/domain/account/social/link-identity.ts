import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { DomainError } from '@/server/errors';
import {
  findIdentityUser,
  findLinkToken,
  lockIdentity,
  saveIdentity,
} from '@/server/repositories/account/identity-repository';
import { findAccount } from '@/server/repositories/account/contact-repository';
import { spendVerifyToken } from '@/server/repositories/account/verify-token-repository';
import { assertReachable } from '@/server/domain/account/code/assert-reachable';
import { sendCode } from '@/server/domain/account/code/send-code';
import { verifyCode } from '@/server/domain/account/code/verify-code';
import { checkPassword } from '@/server/domain/account/password/check-password';
import { holdPassword } from '@/server/domain/account/password/hold-password';
import { hashToken } from '@/server/domain/account/session/hash-token';
import {
  type StartedSession,
  startSession,
} from '@/server/domain/account/session/start-session';
import type { PendingLink } from './sign-in-with-provider';

const subjectOf = ({ email }: PendingLink) =>
  ({ kind: 'email', value: email }) as const;

/** What waits under the token; a code's own token is none of these. */
async function pendingLink(ctx: Ctx, linkToken: string): Promise<PendingLink> {
  const stored = await findLinkToken(ctx.db, hashToken(linkToken), ctx.now);
  if (!stored?.startsWith('{')) throw new DomainError('code_expired');
  return JSON.parse(stored) as PendingLink;
}

/** Answers the hash that it was checked by. */
function provePassword(
  ctx: Ctx,
  pending: PendingLink,
  password: string,
): Promise<string | null> {
  return checkPassword(ctx, {
    account: pending.email,
    password,
    readHash: async () => {
      const account = await findAccount(ctx.db, subjectOf(pending));
      return account?.id === pending.userId ? account.passwordHash : null;
    },
    refusal: new DomainError('bad_credentials'),
  });
}

/**
 * Ties a provider's sign-in to the account whose password, or code from its e-mail, is given, and signs in. The
 * link_token works once, for 15 minutes (203 after). 102 for a wrong password; 201, 202, 203 for a code; 429 as for sign-ins.
 */
export async function linkIdentity(
  ctx: Ctx,
  proof: { readonly linkToken: string } & (
    { readonly code: string } | { readonly password: string }
  ),
): Promise<StartedSession> {
  const pending = await pendingLink(ctx, proof.linkToken);
  const subject = subjectOf(pending);
  const { provider, userId } = pending;
  const checkedHash =
    'password' in proof
      ? await provePassword(ctx, pending, proof.password)
      : undefined;
  if ('code' in proof) {
    const { code } = proof;
    await verifyCode(ctx, { subject, purpose: 'link', code, userId });
  }
  return inTransaction(ctx, async (tx) => {
    await lockIdentity(tx.db, `${provider}:${pending.subject}`);
    if (checkedHash !== undefined) await holdPassword(tx, userId, checkedHash);
    const hash = hashToken(proof.linkToken);
    if (!(await spendVerifyToken(tx.db, hash, 'link', tx.now)))
      throw new DomainError('code_expired');
    const account = await findAccount(tx.db, subject);
    const owner = await findIdentityUser(tx.db, pending);
    // Meanwhile the e-mail may have become somebody else's, or the identity have got an account.
    if (account?.id !== userId || (owner !== null && owner !== userId))
      throw new DomainError('social_login_refused');
    await saveIdentity(tx.db, pending);
    return startSession(tx, userId);
  });
}

/** Sends the code that links, to the account's e-mail; asked twice within 60 s the first one stays in force. */
export async function sendLinkCode(
  ctx: Ctx,
  linkToken: string,
  askedFrom: string,
): Promise<void> {
  const pending = await pendingLink(ctx, linkToken);
  assertReachable(ctx, subjectOf(pending));
  await sendCode(ctx, subjectOf(pending), 'link', {
    askedFrom,
    keepUsable: true,
    userId: pending.userId,
  });
}
