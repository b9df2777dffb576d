import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  countCall,
  findRateWindows,
  type RateWindow,
} from '@/server/repositories/account/rate-limit-repository';
import { addressKey } from '@/server/domain/account/limit/address-key';
import { slowDown } from '@/server/domain/account/limit/slow-down';

/** A window is counted in this many parts, so that it slides. */
const PARTS = 6;

export interface RateLimit {
  /** What is limited, e.g. `login`. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

/** Milliseconds until one more call fits (a window and a part at most), when these are the calls of the window that ends now. */
function waitMs(
  windows: readonly RateWindow[],
  { max, windowMs }: RateLimit,
  now: number,
): number {
  const partMs = windowMs / PARTS;
  let left = windows.reduce((sum, window) => sum + window.count, 0);
  for (const window of windows) {
    left -= window.count;
    if (left < max)
      return Math.min(
        windowMs + partMs,
        window.windowStart.getTime() + partMs + windowMs - now,
      );
  }
  return windowMs;
}

/** The calls of one that are in the window now. */
function windowsOf(
  ctx: Ctx,
  limit: RateLimit,
  who: string,
): Promise<RateWindow[]> {
  const now = ctx.now.getTime();
  const partMs = limit.windowMs / PARTS;
  return findRateWindows(ctx.db, `${limit.name}:${who}`, {
    since: new Date(now - limit.windowMs - partMs),
    // a clock that was ahead has left counts in the future; another process may be a little ahead
    until: new Date(now + partMs),
  });
}

const countOf = (windows: readonly RateWindow[]): number =>
  windows.reduce((sum, window) => sum + window.count, 0);

async function countAndCheck(
  ctx: Ctx,
  limit: RateLimit,
  who: string,
): Promise<number> {
  const now = ctx.now.getTime();
  const partMs = limit.windowMs / PARTS;
  const bucket = `${limit.name}:${who}`;
  await countCall(ctx.db, bucket, new Date(Math.floor(now / partMs) * partMs));
  const windows = await windowsOf(ctx, limit, who);
  return countOf(windows) > limit.max ? waitMs(windows, limit, now) : 0;
}

function refuseFor(waits: readonly number[]): void {
  const longest = Math.max(0, ...waits);
  if (longest > 0)
    throw new DomainError('too_many_requests', {
      retryAfterSeconds: Math.max(1, Math.ceil(longest / 1000)),
    });
}

/** Under what the caller's address is counted. */
export function callerAddress(ctx: Pick<Ctx, 'clientAddress'>): string {
  return `address:${addressKey(ctx.clientAddress)}`;
}

/** The caller's address, and the account as it is tried from there: no stranger uses up another's tries. */
function callerAndAccount(ctx: Ctx, account: string): string[] {
  const address = callerAddress(ctx);
  return [address, `account:${account} ${address}`];
}

/**
 * Counts this call for each of `who` (an address, an account from an address) in the database and throws too_many_requests with
 * Retry-After when one had more than `max` in the window. Refused calls count too. Never inside a transaction:
 * the count must outlive a refusal. In any window at most `max` calls pass, also of several processes.
 */
export async function limitCalls(
  ctx: Ctx,
  limit: RateLimit,
  who: readonly string[],
): Promise<void> {
  const waits: number[] = [];
  for (const one of who) waits.push(await countAndCheck(ctx, limit, one));
  refuseFor(waits);
}

/** Throws too_many_requests for one who would be refused by `limitCalls`, and counts nothing. */
export async function requireRoom(
  ctx: Ctx,
  limit: RateLimit,
  who: readonly string[],
): Promise<void> {
  const waits: number[] = [];
  for (const one of who) {
    const windows = await windowsOf(ctx, limit, one);
    const isFull = countOf(windows) >= limit.max;
    waits.push(isFull ? waitMs(windows, limit, ctx.now.getTime()) : 0);
  }
  refuseFor(waits);
}

const MINUTE_MS = 60_000;
/** Wrong guesses a code allows: entering codes is limited to this many times the sends. */
const GUESSES_PER_CODE = 5;

/**
 * Sign-ins from the caller's address, and of one account from there: `triesPerMinute` each. Of an account from anywhere
 * there is only the growing wait of slowDown().
 */
export async function limitLogins(ctx: Ctx, account: string): Promise<void> {
  const limit = {
    name: 'login',
    max: ctx.signIn.triesPerMinute,
    windowMs: MINUTE_MS,
  };
  await limitCalls(ctx, limit, callerAndAccount(ctx, account));
  await slowDown(ctx, account);
}

/**
 * Codes asked for from the caller's address, and for one account from there: `codesPerTenMinutes` each. Of an account
 * from anywhere there is only the growing time between two codes (send-code.ts).
 */
export function limitCodes(ctx: Ctx, account: string): Promise<void> {
  const limit = {
    name: 'code',
    max: ctx.signIn.codesPerTenMinutes,
    windowMs: 10 * MINUTE_MS,
  };
  return limitCalls(ctx, limit, callerAndAccount(ctx, account));
}

/** Entered codes: five for every code that may be sent, counted and slowed down as sign-ins are. */
export async function limitGuesses(ctx: Ctx, account: string): Promise<void> {
  const max = ctx.signIn.codesPerTenMinutes * GUESSES_PER_CODE;
  const limit = { name: 'guess', max, windowMs: 10 * MINUTE_MS };
  await limitCalls(ctx, limit, callerAndAccount(ctx, account));
  await slowDown(ctx, account);
}
