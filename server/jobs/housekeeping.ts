import type { DbHandle } from '../db/client';
import { logger } from '../logger';
import { deleteOldCodes } from '../repositories/code-repository';
import { deleteOldRateLimits } from '../repositories/rate-limit-repository';
import { deleteExpiredTokens } from '../repositories/token-repository';
import { runtime } from '../runtime';

const EVERY_MS = 10 * 60_000;
const KEEP_MS = 24 * 60 * 60_000;

/** Forgets what no call can use any more: expired sessions, codes and rate counters older than a day. */
export async function forgetExpired(
  { db }: Pick<DbHandle, 'db'>,
  now: Date,
): Promise<void> {
  const dayAgo = new Date(now.getTime() - KEEP_MS);
  await deleteExpiredTokens(db, now);
  await deleteOldCodes(db, dayAgo);
  await deleteOldRateLimits(db, dayAgo);
}

/** Runs forgetExpired every ten minutes until the process stops; failures are logged. */
export function startHousekeeping(handle: Pick<DbHandle, 'db'>): void {
  const { signal } = runtime().stop;
  const timer = setInterval(() => {
    forgetExpired(handle, new Date()).catch((err: unknown) => {
      if (!signal.aborted) logger().error({ err }, 'housekeeping failed');
    });
  }, EVERY_MS);
  timer.unref();
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}
