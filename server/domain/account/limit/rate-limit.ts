import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  countCall,
  findRateWindows,
  uncountCall,
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

/** Where a call of now is counted. */
function counterOf(
  { now }: Pick<Ctx, 'now'>,
  { name, windowMs }: RateLimit,
  who: string,
): readonly [bucket: string, windowStart: Date] {
  const partMs = windowMs / PARTS;
  const part = Math.floor(now.getTime() / partMs) * partMs;
  return [`${name}:${who}`, new Date(part)];
}

async function countAndCheck(
  ctx: Ctx,
  limit: RateLimit,
  who: string,
): Promise<number> {
  await countCall(ctx.db, ...counterOf(ctx, limit, who));
  const windows = await windowsOf(ctx, limit, who);
  return countOf(windows) > limit.max
    ? waitMs(windows, limit, ctx.now.getTime())
    : 0;
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
function callerAndAccount(
  ctx: Ctx,
  account: string,
): readonly [address: string, account: string] {
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

/** A limit, and who is counted by it. */
export interface Counter {
  readonly limit: RateLimit;
  readonly who: string;
}

/**
 * Like `limitCalls`, but what is refused does not count; answers what takes the count back when nothing came of the
 * call. Never inside a transaction.
 */
export async function takeRoom(
  ctx: Ctx,
  counters: readonly Counter[],
): Promise<() => Promise<void>> {
  const giveBack = async (): Promise<void> => {
    for (const { limit, who } of counters)
      await uncountCall(ctx.db, ...counterOf(ctx, limit, who));
  };
  const waits: number[] = [];
  for (const { limit, who } of counters)
    waits.push(await countAndCheck(ctx, limit, who));
  if (waits.some((wait) => wait > 0)) await giveBack();
  refuseFor(waits);
  return giveBack;
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

const TEN_MINUTES_MS = 10 * MINUTE_MS;

/**
 * A code to one e-mail or phone, and any code, as asked for from the caller's address. Of an e-mail or phone from
 * anywhere there is only the growing time between two codes (code/send-code.ts).
 */
export function codeCounters(ctx: Ctx, subject: string): Counter[] {
  const { codesFromAddress, codesPerTenMinutes } = ctx.signIn;
  const [address, account] = callerAndAccount(ctx, subject);
  const windowMs = TEN_MINUTES_MS;
  return [
    { limit: { name: 'code', max: codesFromAddress, windowMs }, who: address },
    {
      limit: { name: 'code', max: codesPerTenMinutes, windowMs },
      who: account,
    },
  ];
}

/** SMS with codes to one country, such as `998`, from everybody. */
export function smsCounter(ctx: Ctx, callingCode: string): Counter {
  const limit = {
    name: 'sms',
    max: ctx.signIn.smsPerHour,
    windowMs: 60 * MINUTE_MS,
  };
  return { limit, who: `country:${callingCode}` };
}

/**
 * Does the work unless too much was refused to the caller's address of late, and counts its own refusal there, thrown or
 * told by `isRefusal`: nobody lists accounts or guesses codes without end, and nobody behind the same address is locked
 * out by one typo.
 */
export async function countRefusals<T>(
  ctx: Ctx,
  work: () => Promise<T>,
  isRefusal: (result: T) => boolean = () => false,
): Promise<T> {
  const limit = {
    name: 'refused',
    max: ctx.signIn.refusedFromAddress,
    windowMs: TEN_MINUTES_MS,
  };
  const who = callerAddress(ctx);
  const count = () => countCall(ctx.db, ...counterOf(ctx, limit, who));
  await requireRoom(ctx, limit, [who]);
  try {
    const result = await work();
    if (isRefusal(result)) await count();
    return result;
  } catch (error) {
    if (error instanceof DomainError) await count();
    throw error;
  }
}

/** Entered codes of one e-mail or phone from the caller's address: five for every code; slowed down as sign-ins are. */
export async function limitGuesses(ctx: Ctx, account: string): Promise<void> {
  const max = ctx.signIn.codesPerTenMinutes * GUESSES_PER_CODE;
  const limit = { name: 'guess', max, windowMs: TEN_MINUTES_MS };
  const [, one] = callerAndAccount(ctx, account);
  await limitCalls(ctx, limit, [one]);
  await slowDown(ctx, account);
}
