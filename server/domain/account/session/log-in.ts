import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { DomainError } from '@/server/errors';
import type { Subject } from '@/server/repositories/account/user-repository';
import { findAccount } from '@/server/repositories/account/contact-repository';
import { holdPassword } from '@/server/domain/account/password/hold-password';
import { verifyPassword } from '@/server/domain/account/password/password';
import { limitLogins } from '@/server/domain/account/limit/rate-limit';
import { countFailure } from '@/server/domain/account/limit/slow-down';
import { isVerified } from '@/server/domain/account/registration/register';
import {
  type StartedSession,
  startSession,
} from '@/server/domain/account/session/start-session';

/**
 * Signs in with a password. bad_credentials (102) for unknown accounts and wrong passwords alike, in equal time;
 * only who knows the password learns that the account is unverified (103, 104), with what to register again: the code
 * that is then sent is the way on. 429 beyond the limits of the caller's
 * address; others' failures make the account's owner wait for two seconds at most.
 */
export async function logIn(
  ctx: Ctx,
  subject: Subject,
  password: string,
): Promise<StartedSession> {
  await limitLogins(ctx, subject.value);
  const account = await findAccount(ctx.db, subject);
  const isRight = await verifyPassword(
    password,
    account?.passwordHash ?? null,
    ctx.signIn.passwordCost,
  );
  if (!account || !isRight) {
    await countFailure(ctx, subject.value);
    throw new DomainError('bad_credentials');
  }
  if (!isVerified(account, subject))
    throw new DomainError(
      subject.kind === 'email' ? 'email_unverified' : 'phone_unverified',
      { data: { [subject.kind]: subject.value } },
    );
  return inTransaction(ctx, async (tx) => {
    await holdPassword(tx, account.id, account.passwordHash);
    return startSession(tx, account.id);
  });
}
