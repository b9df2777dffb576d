import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  findAccount,
  type Subject,
} from '@/server/repositories/account/user-repository';
import { verifyPassword } from './password';
import { limitLogins } from './rate-limit';
import { countFailure } from './slow-down';
import { isVerified } from './register';
import { type StartedSession, startSession } from './start-session';

/**
 * Signs in with a password. bad_credentials (102) for unknown accounts and wrong passwords alike, in equal time;
 * only who knows the password learns that the account is unverified (103, 104). 429 beyond the limits of the caller's
 * address; others' failures make the account's owner wait for two seconds at most.
 */
export async function logIn(
  ctx: Ctx,
  subject: Subject,
  password: string,
): Promise<StartedSession> {
  await limitLogins(ctx, subject.value);
  const account = await findAccount(ctx.db, subject);
  const isRight = await verifyPassword(password, account?.passwordHash ?? null);
  if (!account || !isRight) {
    await countFailure(ctx, subject.value);
    throw new DomainError('bad_credentials');
  }
  if (!isVerified(account, subject))
    throw new DomainError(
      subject.kind === 'email' ? 'email_unverified' : 'phone_unverified',
    );
  return startSession(ctx, account.id);
}
