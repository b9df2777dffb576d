import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { badFields, DomainError } from '@/server/errors';
import {
  isVerifyTokenAlive,
  spendVerifyToken,
} from '@/server/repositories/account/verify-token-repository';
import { updateUser } from '@/server/repositories/account/user-repository';
import { lockAccount } from '@/server/repositories/account/contact-repository';
import {
  subjectFromStored,
  verifiedColumns,
} from '@/server/domain/account/account-subject';
import { hashPassword } from '@/server/domain/account/password/password';
import { savePassword } from '@/server/domain/account/password/save-password';
import { hashToken } from '@/server/domain/account/session/hash-token';
import {
  type StartedSession,
  startSession,
} from '@/server/domain/account/session/start-session';

interface NewPassword {
  readonly verifyToken: string;
  readonly password: string;
  readonly passwordConfirmation: string;
}

async function saveNewPassword(
  tx: Ctx,
  tokenHash: string,
  passwordHash: string,
): Promise<StartedSession> {
  const stored = await spendVerifyToken(tx.db, tokenHash, 'password', tx.now);
  const subject = stored === null ? null : subjectFromStored(stored);
  const account = subject && (await lockAccount(tx.db, subject));
  if (!account) throw new DomainError('code_expired');
  await updateUser(tx.db, account.id, {
    ...verifiedColumns(subject, tx.now),
  });
  await savePassword(tx, account.id, passwordHash);
  return startSession(tx, account.id);
}

/**
 * Sets the password of the account that a verify_token stands for and signs it in; every other session ends, what got
 * the code counts as verified, and the owner is told. The token works once: parallel and later calls get code_expired
 * (203), as an unknown one does.
 */
export async function resetPassword(
  ctx: Ctx,
  { password, passwordConfirmation, verifyToken }: NewPassword,
): Promise<StartedSession> {
  if (password !== passwordConfirmation)
    throw badFields({ password_confirmation: ['validation.password_match'] });
  const tokenHash = hashToken(verifyToken);
  if (!(await isVerifyTokenAlive(ctx.db, tokenHash, 'password', ctx.now)))
    throw new DomainError('code_expired');
  const passwordHash = await hashPassword(password, ctx.signIn.passwordCost);
  return inTransaction(ctx, (tx) =>
    saveNewPassword(tx, tokenHash, passwordHash),
  );
}
