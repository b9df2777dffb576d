import { createHash, randomInt, randomUUID } from 'node:crypto';
import { type Ctx, inTransaction } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  type CodePurpose,
  type CodeRow,
  insertCode,
  lockNewestCode,
  lockSubject,
} from '@/server/repositories/code-repository';
import type { Subject } from '@/server/repositories/user-repository';
import { errorMessage } from '../i18n/error-message';
import { enqueueMail } from '../mail/enqueue-mail';
import { CODE_LENGTH } from '@/utils/constants/limits';

export const CODE_MAX_TRIES = 5;
const RESEND_MS = 60_000;
const MINUTE_MS = 60_000;

/** What is stored of a code: bound to its row, so that equal codes differ. */
export function hashCode(verifyId: string, code: string): string {
  return createHash('sha256').update(`${verifyId}:${code}`).digest('hex');
}

/** Whether entering the code could still succeed. */
export function isCodeUsable(code: CodeRow, now: Date): boolean {
  return (
    code.consumedAt === null &&
    code.tries < CODE_MAX_TRIES &&
    code.expiresAt > now
  );
}

/** Seconds until another code may be sent after this one (60 s), 0 when at once. */
export function resendWaitSeconds(
  code: Pick<CodeRow, 'sentAt'>,
  now: Date,
): number {
  return Math.max(
    0,
    Math.ceil((code.sentAt.getTime() + RESEND_MS - now.getTime()) / 1000),
  );
}

function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

async function enqueueCode(
  ctx: Ctx,
  subject: Subject,
  code: string,
): Promise<void> {
  const params = { code, minutes: ctx.env.OTP_EXPIRE_MINUTES };
  await enqueueMail(ctx, {
    to: subject.value,
    channel: subject.kind === 'phone' ? 'sms' : 'email',
    subject: errorMessage(ctx.lang, 'mail.code.subject'),
    text: errorMessage(ctx.lang, 'mail.code.text', params),
    code,
  });
}

export interface SentCode {
  readonly verifyId: string;
}

/**
 * Sends six random digits to the subject through the outbox, or, within 60 s of the last ones, refuses with
 * too_many_requests and Retry-After. With `keepUsable` a code sent a moment ago that still works is left in force
 * instead of the refusal. The newest code is the only one that counts; it lives OTP_EXPIRE_MINUTES.
 */
export function sendCode(
  ctx: Ctx,
  subject: Subject,
  purpose: CodePurpose,
  {
    askedFrom,
    keepUsable,
  }: { readonly askedFrom: string; readonly keepUsable: boolean },
): Promise<SentCode> {
  return inTransaction(ctx, async (tx) => {
    await lockSubject(tx.db, subject.value);
    const owner = { subject: subject.value, purpose };
    const last = await lockNewestCode(tx.db, owner);
    const wait = last ? resendWaitSeconds(last, tx.now) : 0;
    if (last && wait > 0) {
      if (keepUsable && isCodeUsable(last, tx.now))
        return { verifyId: last.verifyId };
      throw new DomainError('too_many_requests', { retryAfterSeconds: wait });
    }
    const [verifyId, code] = [randomUUID(), newCode()];
    const expiresAt = new Date(
      tx.now.getTime() + tx.env.OTP_EXPIRE_MINUTES * MINUTE_MS,
    );
    await insertCode(tx.db, {
      ...owner,
      askedFrom,
      verifyId,
      codeHash: hashCode(verifyId, code),
      sentAt: tx.now,
      expiresAt,
    });
    await enqueueCode(tx, subject, code);
    return { verifyId };
  });
}
