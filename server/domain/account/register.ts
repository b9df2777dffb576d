import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  type AccountRow,
  findAccount,
  type Subject,
} from '@/server/repositories/account/user-repository';
import { NO_MAIL_SERVER } from '@/server/domain/notice/no-mail-server';
import { limitCodes } from './rate-limit';
import { sendCode, type SentCode } from './send-code';

/** Whether the account proved that this e-mail or phone is its own. */
export function isVerified(account: AccountRow, subject: Subject): boolean {
  return (
    (subject.kind === 'email'
      ? account.emailVerifiedAt
      : account.phoneVerifiedAt) !== null
  );
}

/** A code that would never arrive is not made. */
function assertReachable(ctx: Ctx, { kind }: Subject): void {
  if (ctx.reaches[kind]) return;
  if (kind === 'phone')
    throw new DomainError('bad_request', {
      fields: { phone: ['validation.phone_sign_up'] },
    });
  ctx.log.error(`a registration was refused: ${NO_MAIL_SERVER}`);
  throw new DomainError('no_mail_server');
}

async function startVerification(
  ctx: Ctx,
  subject: Subject,
  options: { readonly askedFrom: string; readonly keepUsable: boolean },
): Promise<SentCode> {
  assertReachable(ctx, subject);
  await limitCodes(ctx, subject.value);
  const account = await findAccount(ctx.db, subject);
  if (account && isVerified(account, subject))
    throw new DomainError('account_exists');
  return sendCode(ctx, subject, 'register', options);
}

/**
 * Sends a code to whoever wants an account; again for one that is not verified yet. Asked twice within 60 s the
 * first code stays in force. account_exists (106) for a verified account, 429 beyond the limits, no_mail_server (507)
 * when no mail can leave: then nothing is stored.
 */
export function register(
  ctx: Ctx,
  subject: Subject,
  askedFrom: string,
): Promise<SentCode> {
  return startVerification(ctx, subject, { askedFrom, keepUsable: true });
}

/** Sends another code; 429 with Retry-After sooner than 60 s after the last one. */
export function resendCode(
  ctx: Ctx,
  subject: Subject,
  askedFrom: string,
): Promise<SentCode> {
  return startVerification(ctx, subject, { askedFrom, keepUsable: false });
}
