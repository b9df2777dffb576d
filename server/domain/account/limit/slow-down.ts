import { setTimeout as sleep } from 'node:timers/promises';
import { atMost } from '@/server/bounds/at-most';
import type { Ctx } from '@/server/context';
import {
  countCall,
  findRateWindows,
} from '@/server/repositories/account/rate-limit-repository';
import { type Backoff, backoffMs } from '@/utils/browser/backoff';

const WINDOW_MS = 10 * 60_000;
const PART_MS = 60_000;
/** So many wrong passwords and codes in ten minutes cost nobody any time. */
const FREE_FAILURES = 5;
/** The owner waits two seconds at most, whatever strangers do. */
const BACKOFF: Backoff = { firstMs: 250, mostMs: 2_000 };
/** Waiting sign-ins of this process; beyond them one goes on at once, the limits of addresses hold all the same. */
const MOST_WAITING = 20;

const bucketOf = (account: string): string => `failed:account:${account}`;

/** Milliseconds that a try waits after so many failures: none for five, then a quarter of a second, doubled up to 2 s. */
export function waitAfterFailures(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return backoffMs(BACKOFF, failures - FREE_FAILURES);
}

/** Remembers a wrong password or code for the account, wherever it came from. Never inside a transaction. */
export function countFailure(ctx: Ctx, account: string): Promise<void> {
  const part = Math.floor(ctx.now.getTime() / PART_MS) * PART_MS;
  return countCall(ctx.db, bucketOf(account), new Date(part));
}

/**
 * Makes a try wait the longer, the more failed for this account in the last ten minutes, from all addresses together;
 * at most two seconds and never a refusal, so that a stranger's wrong passwords lock nobody out.
 */
export async function slowDown(
  ctx: Ctx,
  account: string,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<void> {
  const now = ctx.now.getTime();
  const windows = await findRateWindows(ctx.db, bucketOf(account), {
    since: new Date(now - WINDOW_MS),
    until: ctx.now,
  });
  const failures = windows.reduce((sum, { count }) => sum + count, 0);
  if (failures < FREE_FAILURES) return;
  await atMost(MOST_WAITING, 'slowed sign-ins', () =>
    pause(waitAfterFailures(failures)),
  );
}
