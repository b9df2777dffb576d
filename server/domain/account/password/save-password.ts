import type { Ctx } from '@/server/context';
import { endVerifyTokens } from '@/server/repositories/account/verify-token-repository';
import { updateUser } from '@/server/repositories/account/user-repository';
import { findAccountContacts } from '@/server/repositories/account/contact-repository';
import { tellPasswordChanged } from '@/server/domain/account/password/tell-password-changed';
import { endSessions } from '@/server/domain/account/session/end-sessions';

/**
 * Makes it the account's password, in the caller's transaction: every session ends, but for `except`, and so does every
 * proof that was earned for another new password; the owner is told.
 */
export async function savePassword(
  tx: Ctx,
  userId: number,
  passwordHash: string,
  options: { readonly except?: number } = {},
): Promise<void> {
  await updateUser(tx.db, userId, {
    passwordHash,
    passwordChangedAt: tx.now,
  });
  const { email, phone } = await findAccountContacts(tx.db, userId);
  const subjects = [email, phone].filter((contact) => contact !== null);
  await endVerifyTokens(tx.db, subjects, { purpose: 'password', now: tx.now });
  await endSessions(tx, userId, options);
  await tellPasswordChanged(tx, userId);
}
