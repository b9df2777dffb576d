import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import type { Subject } from '@/server/repositories/account/user-repository';
import {
  type AccountRow,
  findAccount,
} from '@/server/repositories/account/contact-repository';
import { assertReachable } from '@/server/domain/account/code/assert-reachable';
import { askedFrom } from '@/server/domain/account/limit/asked-from';
import {
  sendCode,
  type SentCode,
} from '@/server/domain/account/code/send-code';

/** Whether the account proved that this e-mail or phone is its own. */
export function isVerified(account: AccountRow, subject: Subject): boolean {
  return (
    (subject.kind === 'email'
      ? account.emailVerifiedAt
      : account.phoneVerifiedAt) !== null
  );
}

async function startVerification(
  ctx: Ctx,
  subject: Subject,
  options: { readonly keepUsable: boolean },
): Promise<SentCode> {
  assertReachable(ctx, subject, 'error.507');
  return sendCode(ctx, subject, 'register', {
    askedFrom: askedFrom(ctx),
    check: async () => {
      const account = await findAccount(ctx.db, subject);
      if (account && isVerified(account, subject))
        throw new DomainError('account_exists');
    },
    ...options,
  });
}

/**
 * Sends a code to whoever wants an account; again for one that is not verified yet. Asked twice within 60 s the
 * first code stays in force. account_exists (106) for a verified account, 429 beyond the limits, no_mail_server (507)
 * when no mail can leave: then nothing is stored.
 */
export function register(ctx: Ctx, subject: Subject): Promise<SentCode> {
  return startVerification(ctx, subject, { keepUsable: true });
}

/** Sends another code; 429 with Retry-After sooner than 60 s after the last one. */
export function resendCode(ctx: Ctx, subject: Subject): Promise<SentCode> {
  return startVerification(ctx, subject, { keepUsable: false });
}
