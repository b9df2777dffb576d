import type { Db } from '../db/client';
import { logger } from '../logger';
import { deleteQuotesBefore } from '../repositories/cart-repository';
import { deleteEventsBefore } from '../repositories/event-repository';
import { deleteIdempotencyKeysBefore } from '../repositories/idempotency-repository';
import { runtime } from '../runtime';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long a repeated request is still answered with the first success. */
const KEYS_KEPT_DAYS = 30;

/** Deletes what nobody asks for any more: events and quotes after a day, idempotency keys after a month. */
export async function pruneOldRows(db: Db, now: Date): Promise<void> {
  const before = (ms: number): Date => new Date(+now - ms);
  await deleteEventsBefore(db, before(DAY_MS));
  await deleteQuotesBefore(db, before(DAY_MS));
  await deleteIdempotencyKeysBefore(db, before(KEYS_KEPT_DAYS * DAY_MS));
}

/** Prunes now and every hour until the process stops; several processes may do it at once. */
export function startPruneJob(db: Db): void {
  const prune = (): void => {
    pruneOldRows(db, new Date()).catch((err: unknown) =>
      logger().error({ err }, 'pruning failed'),
    );
  };
  const timer = setInterval(prune, HOUR_MS);
  timer.unref();
  runtime().stop.signal.addEventListener('abort', () => clearInterval(timer), {
    once: true,
  });
  prune();
}
