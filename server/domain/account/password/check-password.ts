import type { Ctx } from '@/server/context';
import type { DomainError } from '@/server/errors';
import { limitLogins } from '@/server/domain/account/limit/rate-limit';
import { countFailure } from '@/server/domain/account/limit/slow-down';
import { verifyPassword } from './password';

interface PasswordCheck {
  /** What the tries are counted by: the account's e-mail, phone or uuid. */
  readonly account: string;
  readonly password: string;
  readonly readHash: () => Promise<string | null>;
  /** Thrown for a wrong one. */
  readonly refusal: DomainError;
}

/**
 * Checks a password under the limits of signing in, slowed down together with those of the account; answers the hash
 * that it was checked by. Throws the refusal, or too_many_requests.
 */
export async function checkPassword(
  ctx: Ctx,
  { account, password, readHash, refusal }: PasswordCheck,
): Promise<string | null> {
  await limitLogins(ctx, account);
  const hash = await readHash();
  if (await verifyPassword(password, hash, ctx.signIn.passwordCost))
    return hash;
  await countFailure(ctx, account);
  throw refusal;
}
