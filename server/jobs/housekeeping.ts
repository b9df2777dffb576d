import type { DbHandle } from '../db/client';
import { deleteHiddenInboxRows } from '@/server/repositories/notice/inbox-list-repository';
import { logger } from '../logger';
import { deleteMessagesBefore } from '@/server/repositories/notice/dead-letter-repository';
import { deleteGuestCartsBefore } from '@/server/repositories/cart/cart-repository';
import { deleteQuotesBefore } from '@/server/repositories/cart/quote-repository';
import { deleteOldCodes } from '@/server/repositories/account/code-repository';
import { deleteGatewayEventsBefore } from '@/server/repositories/wallet/gateway-event-repository';
import { deleteSandboxSessionsBefore } from '@/server/repositories/wallet/sandbox-repository';
import { deleteOldExports } from '@/server/repositories/account/data/export-repository';
import { deleteEventsBefore } from '@/server/repositories/event/event-repository';
import { deleteIdempotencyKeysBefore } from '@/server/repositories/database/idempotency-repository';
import { deleteRateLimitsOutside } from '@/server/repositories/account/rate-limit-repository';
import { deleteExpiredTokens } from '@/server/repositories/account/token-repository';
import { indexImported } from '../domain/operator/menu/index-menu';
import { sweepUploads } from '../domain/picture/remove-uploads';
import type { Storage } from '../domain/picture/storage';
import { runtime } from '../runtime';

const EVERY_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** How long a repeated request is still answered with the first success, and the outbox shows how sending went. */
const KEPT_DAYS = 30;
const SWEEP_ROWS = 200;
const SWEEPS_MAX = 50;

/** Carts of guests who never came back, few at a time, so that nobody waits long for one statement. */
async function sweepGuestCarts(
  db: DbHandle['db'],
  before: Date,
): Promise<void> {
  for (let turn = 0; turn < SWEEPS_MAX; turn += 1)
    if ((await deleteGuestCartsBefore(db, before, SWEEP_ROWS)) < SWEEP_ROWS)
      return;
}

/**
 * Forgets what no call can use any more: expired sessions and exports at once; codes, rate counters, events and quotes after a
 * day; idempotency keys, sent and dead messages, webhooks, the sandbox's pages, guests' carts that nobody touched after
 * a month.
 */
export async function forgetExpired(
  { db }: Pick<DbHandle, 'db'>,
  now: Date,
): Promise<void> {
  const dayAgo = new Date(+now - DAY_MS);
  await deleteExpiredTokens(db, now);
  await deleteOldExports(db, { dayAgo, now });
  await deleteOldCodes(db, dayAgo);
  await deleteRateLimitsOutside(db, {
    since: dayAgo,
    until: new Date(+now + HOUR_MS),
  });
  await deleteEventsBefore(db, dayAgo);
  await deleteHiddenInboxRows(db, new Date(+now - HOUR_MS));
  await deleteQuotesBefore(db, dayAgo);
  const monthAgo = new Date(+now - KEPT_DAYS * DAY_MS);
  await deleteIdempotencyKeysBefore(db, monthAgo);
  await deleteMessagesBefore(db, monthAgo);
  await deleteGatewayEventsBefore(db, monthAgo);
  await deleteSandboxSessionsBefore(db, monthAgo);
  await sweepGuestCarts(db, monthAgo);
}

/** Runs forgetExpired, the search's rest of imports and the sweep of unused pictures now and every ten minutes until the process stops; several processes may do it at once. */
export function startHousekeeping(
  handle: Pick<DbHandle, 'db'>,
  storage: Storage,
): void {
  const { signal } = runtime().stop;
  const ctx = { db: handle.db, storage };
  const clean = (): void => {
    const now = new Date();
    forgetExpired(handle, now)
      .then(() => indexImported(ctx))
      .then(() => sweepUploads(ctx, new Date(+now - DAY_MS)))
      .catch((err: unknown) => {
        if (!signal.aborted) logger().error({ err }, 'housekeeping failed');
      });
  };
  const timer = setInterval(clean, EVERY_MS);
  timer.unref();
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  clean();
}
