import { createHash, randomInt, randomUUID } from 'node:crypto';
import { type Ctx, inTransaction } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  type CodePurpose,
  type CodeRow,
  countCodes,
  insertCode,
  lockNewestCode,
  lockSubject,
} from '@/server/repositories/account/code-repository';
import type { Subject } from '@/server/repositories/account/user-repository';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { enqueueMail } from '@/server/domain/notice/enqueue-mail';
import { CODE_LENGTH } from '@/utils/constants/limits';

export const CODE_MAX_TRIES = 5;
const MINUTE_MS = 60_000;
const RESEND_MS = MINUTE_MS;
const LONGEST_RESEND_MS = 5 * MINUTE_MS;
/** So many codes in an hour come a minute apart; from then on the time between two doubles. */
const PROMPT_CODES = 5;
const HOUR_MS = 60 * MINUTE_MS;

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

/** Milliseconds between two codes to one account: a minute, after five in an hour more and more, up to five minutes. */
export function resendMs(sentInLastHour: number): number {
  const doubled = RESEND_MS * 2 ** Math.max(0, sentInLastHour - PROMPT_CODES);
  return Math.min(LONGEST_RESEND_MS, doubled);
}

/**
 * Seconds until another code may be sent after this one, 0 when at once. A code that was sent by a clock that was
 * ahead holds nobody up longer than one that was sent now.
 */
export function resendWaitSeconds(
  code: Pick<CodeRow, 'sentAt'>,
  now: Date,
  betweenMs = RESEND_MS,
): number {
  const left = code.sentAt.getTime() + betweenMs - now.getTime();
  return Math.ceil(Math.min(Math.max(0, left), betweenMs) / 1000);
}

function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

async function enqueueCode(
  ctx: Ctx,
  subject: Subject,
  code: string,
): Promise<void> {
  const params = { code, minutes: ctx.signIn.codeMinutes };
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
 * Sends six random digits to the subject through the outbox, or, within 60 s of the last ones (more after many:
 * resendMs), refuses with too_many_requests and Retry-After. With `keepUsable` a code sent a moment ago that still works
 * is left in force instead of the refusal. Only the newest code counts, for `signIn.codeMinutes`.
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
    const since = new Date(tx.now.getTime() - HOUR_MS);
    const sent = await countCodes(tx.db, owner, since);
    const wait = last ? resendWaitSeconds(last, tx.now, resendMs(sent)) : 0;
    if (last && wait > 0) {
      if (keepUsable && isCodeUsable(last, tx.now))
        return { verifyId: last.verifyId };
      throw new DomainError('too_many_requests', { retryAfterSeconds: wait });
    }
    const [verifyId, code] = [randomUUID(), newCode()];
    const expiresAt = new Date(
      tx.now.getTime() + tx.signIn.codeMinutes * MINUTE_MS,
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
