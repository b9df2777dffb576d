import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { DomainError } from '@/server/errors';
import {
  type CodeOwner,
  type CodePurpose,
  type CodeRow,
  insertCode,
  lockNewestSent,
  lockSubject,
} from '@/server/repositories/account/code-repository';
import type { Subject } from '@/server/repositories/account/user-repository';
import {
  codeCounters,
  countRefusals,
  smsCounter,
  takeRoom,
} from '@/server/domain/account/limit/rate-limit';
import {
  CODE_MAX_TRIES,
  waitForAnother,
} from '@/server/domain/account/code/resend-wait';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { findSettingValue } from '@/server/repositories/settings/settings-repository';
import { writeTo } from '@/server/domain/notice/enqueue-mail';
import {
  hashToken,
  newToken,
} from '@/server/domain/account/session/hash-token';
import { callingCodeOf } from '@/utils/account/phone-number';
import { CODE_LENGTH } from '@/utils/constants/limits';

const MINUTE_MS = 60_000;
/** What is stored of a code: bound to its row, so that equal codes differ. */
export function hashCode(verifyId: string, code: string): string {
  return createHash('sha256').update(`${verifyId}:${code}`).digest('hex');
}

/** Whether entering the code could still succeed. */
function isCodeUsable(code: CodeRow, now: Date): boolean {
  return (
    code.consumedAt === null &&
    code.tries < CODE_MAX_TRIES &&
    code.expiresAt > now
  );
}

function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/** How long a code can be entered, in minutes: the operator's setting, else what the process was started with. */
async function codeMinutes({
  db,
  signIn,
}: Pick<Ctx, 'db' | 'signIn'>): Promise<number> {
  const set = Number(await findSettingValue(db, 'otp_expire_time'));
  return set > 0 ? set : signIn.codeMinutes;
}

/** What the message of a code says, where it says more than the code. */
const TEXTS: Partial<
  Record<CodePurpose, { readonly subject: string; readonly text: string }>
> = {
  password: { subject: 'mail.reset.subject', text: 'mail.reset.text' },
};
const PLAIN = { subject: 'mail.code.subject', text: 'mail.code.text' };

async function enqueueCode(
  ctx: Ctx,
  to: Subject,
  {
    code,
    minutes,
    purpose,
  }: {
    readonly code: string;
    readonly minutes: number;
    readonly purpose: CodePurpose;
  },
): Promise<void> {
  const params = { code, count: minutes };
  const texts = TEXTS[purpose] ?? PLAIN;
  await writeTo(ctx, to, {
    subject: errorMessage(ctx.lang, texts.subject),
    text: errorMessage(ctx.lang, texts.text, params),
    code,
  });
}

export interface SentCode {
  readonly verifyId: string;
  /** Nothing was sent: the code of before is in force, and another may be asked for in so many seconds. */
  readonly keptSeconds?: number;
}

interface SendOptions {
  /** Throws where no code may be sent, such as account_exists; it counts as a refusal of the caller's address. */
  readonly check?: () => Promise<void>;
  readonly askedFrom: string;
  readonly keepUsable: boolean;
  /** Nobody has an account there: everything is as if a code was sent, but none leaves, and no digits are right. */
  readonly isForNobody?: boolean;
  /** Whose account asks from inside; the code is then good for that one alone. */
  readonly userId?: number;
}

/** A refusal that says when another may be asked for, and whether one is in force. */
function tooSoon(wait: number, isInForce: boolean): DomainError {
  return new DomainError('too_many_requests', {
    retryAfterSeconds: wait,
    ...(isInForce && { key: 'error.429.code' }),
  });
}

/** The last code where this owner could still enter it. */
function inForce(
  last: CodeRow | null,
  owner: CodeOwner,
  now: Date,
): CodeRow | null {
  const isTheirs = last?.userId === (owner.userId ?? null);
  return last && isTheirs && isCodeUsable(last, now) ? last : null;
}

function sendNow(
  ctx: Ctx,
  subject: Subject,
  owner: CodeOwner,
  { askedFrom, isForNobody = false, keepUsable }: SendOptions,
): Promise<SentCode> {
  const { purpose } = owner;
  return inTransaction(ctx, async (tx) => {
    await lockSubject(tx.db, subject.value);
    const last = await lockNewestSent(tx.db, owner);
    const wait = last ? await waitForAnother(tx, owner, last) : 0;
    if (last && wait > 0) {
      const kept = inForce(last, owner, tx.now);
      if (keepUsable && kept)
        return { verifyId: kept.verifyId, keptSeconds: wait };
      throw tooSoon(wait, kept !== null);
    }
    const [verifyId, code] = [randomUUID(), newCode()];
    const minutes = await codeMinutes(tx);
    const expiresAt = new Date(tx.now.getTime() + minutes * MINUTE_MS);
    await insertCode(tx.db, {
      ...owner,
      askedFrom,
      verifyId,
      codeHash: isForNobody ? hashToken(newToken()) : hashCode(verifyId, code),
      sentAt: tx.now,
      expiresAt,
    });
    if (!isForNobody)
      await enqueueCode(tx, subject, { code, minutes, purpose });
    return { verifyId };
  });
}

/** Room for one more code in every limit, or the code that is in force where there is none. */
async function takeCodeRoom(
  ctx: Ctx,
  { kind, value }: Subject,
  owner: CodeOwner,
  keepUsable: boolean,
): Promise<SentCode | (() => Promise<void>)> {
  const callingCode = kind === 'phone' ? callingCodeOf(value) : null;
  const counters = [
    ...codeCounters(ctx, value),
    ...(callingCode === null ? [] : [smsCounter(ctx, callingCode)]),
  ];
  try {
    return await takeRoom(ctx, counters);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { retryAfterSeconds: wait = 1 } = error.options;
    const last = await inTransaction(ctx, (tx) => lockNewestSent(tx.db, owner));
    const kept = inForce(last, owner, ctx.now);
    if (keepUsable && kept)
      return { verifyId: kept.verifyId, keptSeconds: wait };
    throw tooSoon(wait, kept !== null);
  }
}

/**
 * Sends six random digits to the subject through the outbox, or, within 60 s of the last ones (more after many:
 * resendMs) and beyond the limits, refuses with too_many_requests and Retry-After. With `keepUsable` a code that still
 * works is left in force instead of the refusal. Only what is sent counts against the limits of sending; refusals count
 * against the caller's address (countRefusals). Only the newest code counts, for `codeMinutes`; codes for an
 * account, asked for from inside of it, and codes asked for from outside are apart in all of this.
 */
export function sendCode(
  ctx: Ctx,
  subject: Subject,
  purpose: CodePurpose,
  options: SendOptions,
): Promise<SentCode> {
  const owner = { subject: subject.value, purpose, userId: options.userId };
  const isKept = ({ keptSeconds }: SentCode) => keptSeconds !== undefined;
  const send = async (): Promise<SentCode> => {
    await options.check?.();
    const room = await takeCodeRoom(ctx, subject, owner, options.keepUsable);
    if (typeof room !== 'function') return room;
    try {
      const sent = await sendNow(ctx, subject, owner, options);
      if (isKept(sent)) await room();
      return sent;
    } catch (error) {
      await room();
      throw error;
    }
  };
  return countRefusals(ctx, send, isKept);
}
