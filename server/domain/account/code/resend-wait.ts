import type { Ctx } from '@/server/context';
import {
  type CodeOwner,
  type CodeRow,
  findCodesSince,
} from '@/server/repositories/account/code-repository';
import { type Backoff, backoffMs } from '@/utils/browser/backoff';

export const CODE_MAX_TRIES = 5;
const MINUTE_MS = 60_000;
const RESEND_MS = MINUTE_MS;
const RESENT: Backoff = { firstMs: RESEND_MS, mostMs: 5 * MINUTE_MS };
/** So many codes in an hour come a minute apart; from then on the time between two doubles. */
const PROMPT_CODES = 5;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** So many wrong tries in a day, of whoever made them; from then on the time doubles with every code that is used up. */
const FREE_TRIES = 5 * CODE_MAX_TRIES;
const GUESSED: Backoff = { firstMs: RESEND_MS, mostMs: HOUR_MS };

/**
 * Milliseconds between two codes to one account: a minute, after five in an hour more and more, up to five minutes; up
 * to an hour for an account whose codes somebody guesses, so that new codes are no endless tries.
 */
export function resendMs(sentInLastHour: number, wrongInLastDay = 0): number {
  const sent = backoffMs(RESENT, Math.max(0, sentInLastHour - PROMPT_CODES));
  const usedUp = Math.floor((wrongInLastDay - FREE_TRIES) / CODE_MAX_TRIES) + 1;
  return usedUp > 0 ? backoffMs(GUESSED, usedUp, sent) : sent;
}

/**
 * Seconds until another code may be sent after this one, 0 when at once. A code that was sent by a clock that was
 * ahead holds nobody up longer than one that was sent now.
 */
function resendWaitSeconds(
  code: Pick<CodeRow, 'sentAt'>,
  now: Date,
  betweenMs = RESEND_MS,
): number {
  const left = code.sentAt.getTime() + betweenMs - now.getTime();
  return Math.ceil(Math.min(Math.max(0, left), betweenMs) / 1000);
}

/** Milliseconds that must lie between the codes of one owner now. */
async function betweenCodes(ctx: Ctx, owner: CodeOwner): Promise<number> {
  const now = ctx.now.getTime();
  const { sent, wrong } = await findCodesSince(ctx.db, owner, {
    sentSince: new Date(now - HOUR_MS),
    triedSince: new Date(now - DAY_MS),
  });
  return resendMs(sent, wrong);
}

/** Seconds until the owner of this code may be sent another one, 0 when at once. */
export async function waitForAnother(
  ctx: Ctx,
  owner: CodeOwner,
  last: Pick<CodeRow, 'sentAt'>,
): Promise<number> {
  return resendWaitSeconds(last, ctx.now, await betweenCodes(ctx, owner));
}
