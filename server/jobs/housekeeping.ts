import { repeat, runInTurn, stepsOf } from '../bounds/job-steps';
import type { DbHandle } from '../db/client';
import { deleteHiddenInboxRows } from '@/server/repositories/notice/inbox-list-repository';
import { deleteMessagesBefore } from '@/server/repositories/notice/dead-letter-repository';
import { deleteGuestCartsBefore } from '@/server/repositories/cart/cart-repository';
import { deleteQuotesBefore } from '@/server/repositories/checkout/quote-repository';
import { deleteOldCodes } from '@/server/repositories/account/code-repository';
import { deleteGatewayEventsBefore } from '@/server/repositories/payment/gateway-event-repository';
import { deleteOldExports } from '@/server/repositories/account/data/export-repository';
import { deleteEventsBefore } from '@/server/repositories/event/event-repository';
import { deleteIdempotencyKeysBefore } from '@/server/repositories/database/idempotency-repository';
import { deleteRateLimitsOutside } from '@/server/repositories/account/rate-limit-repository';
import { deleteExpiredTokens } from '@/server/repositories/account/token-repository';
import { deleteDayNumbersBefore } from '@/server/repositories/kitchen/kitchen-order-repository';
import { deleteLinksBefore } from '@/server/repositories/kitchen/link-repository';
import { deleteShopEditsBefore } from '@/server/repositories/shop/shop-edit-repository';
import { endSoldOut } from '../domain/kitchen/sold-out-today';
import { indexImported } from '../domain/operator/menu/index-menu';
import { sweepUploads } from '../domain/picture/remove-uploads';
import type { Storage } from '../domain/picture/storage';

const EVERY_MS = 10 * 60_000;
/** Nobody waits for it: what a start still has to do comes first. */
const FIRST_MS = 30_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** How long a repeated request is still answered with the first success, and the outbox shows how sending went. */
const KEPT_DAYS = 30;
/** How long it is told who changed what of a shop. */
const SHOP_EDITS_DAYS = 365;
const SWEEP_ROWS = 200;
const SWEEPS_MAX = 50;
const HOUSEKEEPING = { name: 'housekeeping', limitMs: 60_000 };

/** Carts of guests who never came back, few at a time, so that nobody waits long for one statement. */
async function sweepGuestCarts(
  db: DbHandle['db'],
  before: Date,
  signal: AbortSignal,
): Promise<void> {
  for (let turn = 0; turn < SWEEPS_MAX && !signal.aborted; turn += 1)
    if ((await deleteGuestCartsBefore(db, before, SWEEP_ROWS)) < SWEEP_ROWS)
      return;
}

function sweeps(db: DbHandle['db'], now: () => Date) {
  const ago = (ms: number) => new Date(+now() - ms);
  const monthAgo = () => ago(KEPT_DAYS * DAY_MS);
  return {
    'sold-out': () => endSoldOut({ db, now: now() }),
    sessions: () => deleteExpiredTokens(db, now()),
    exports: () => deleteOldExports(db, { dayAgo: ago(DAY_MS), now: now() }),
    codes: () => deleteOldCodes(db, ago(DAY_MS)),
    'rate-limits': () =>
      deleteRateLimitsOutside(db, { since: ago(DAY_MS), until: ago(-HOUR_MS) }),
    events: () => deleteEventsBefore(db, ago(DAY_MS)),
    inbox: () => deleteHiddenInboxRows(db, ago(HOUR_MS)),
    'kitchen-links': () => deleteLinksBefore(db, ago(7 * DAY_MS)),
    'day-numbers': () => deleteDayNumbersBefore(db, ago(7 * DAY_MS)),
    quotes: () => deleteQuotesBefore(db, ago(DAY_MS)),
    'idempotency-keys': () => deleteIdempotencyKeysBefore(db, monthAgo()),
    'shop-edits': () =>
      deleteShopEditsBefore(db, ago(SHOP_EDITS_DAYS * DAY_MS)),
    messages: () => deleteMessagesBefore(db, monthAgo()),
    webhooks: () => deleteGatewayEventsBefore(db, monthAgo()),
    'guest-carts': (signal: AbortSignal) =>
      sweepGuestCarts(db, monthAgo(), signal),
  };
}

/**
 * Forgets what no call can use any more: expired sessions, exports and ends of being sold out at once; codes, rate counters, events and quotes after a
 * day; links to tickets and rings and numbers of a kitchen's day after a week; idempotency keys, sent and dead messages,
 * webhooks, guests' carts that nobody touched after a month; changes of shops after a year. Never rejects.
 */
export async function forgetExpired(
  { db }: Pick<DbHandle, 'db'>,
  now: Date,
): Promise<void> {
  await runInTurn(
    stepsOf<unknown>({ ...HOUSEKEEPING, steps: sweeps(db, () => now) }),
  );
}

/** Runs forgetExpired, the search's rest of imports and the sweep of unused pictures soon and every ten minutes until the process stops; several processes may do it at once. */
export function startHousekeeping(
  handle: Pick<DbHandle, 'db'>,
  storage: Storage,
): void {
  const ctx = { db: handle.db, storage };
  void repeat<unknown>({
    ...HOUSEKEEPING,
    every: EVERY_MS,
    firstMs: FIRST_MS,
    inTurn: true,
    steps: {
      ...sweeps(handle.db, () => new Date()),
      'search-index': (signal) => indexImported(ctx, signal),
      uploads: (signal) =>
        sweepUploads(ctx, new Date(Date.now() - DAY_MS), signal),
    },
  });
}
