import { repeat, repeatRows, whenDue } from '../bounds/job-steps';
import type { Services } from '../context';
import { jobContext } from '@/server/jobs/job-context';
import type { DbHandle } from '../db/client';
import { leaveOutDue } from '@/server/domain/order/kitchen/sold-out';
import {
  endUnanswered,
  remindShop,
} from '@/server/domain/order/kitchen/watch-orders';
import { findNextWatch } from '@/server/repositories/kitchen/watch-repository';
import { runtime } from '../runtime';

const LIMIT_MS = 30_000;

interface WatchDeps {
  readonly handle: Pick<DbHandle, 'db'>;
  readonly services: Services;
}

/**
 * Ends the waits that are over, for shops and for customers, and reminds the shops that are due, one transaction each; how
 * many there were.
 */
export async function watchKitchens(
  { handle: { db }, services }: WatchDeps,
  now: Date,
  signal = runtime().stop.signal,
): Promise<number> {
  const ctx = jobContext({ db, services, name: 'kitchen-watch' }, now);
  const ended = await repeatRows((turn) => endUnanswered(ctx, turn), {
    signal,
  });
  const reminded = await repeatRows((turn) => remindShop(ctx, turn), {
    signal,
  });
  const leftOut = await repeatRows((turn) => leaveOutDue(ctx, turn), {
    signal,
  });
  return reminded + ended + leftOut;
}

/** Watches over orders that no kitchen accepted, and over lines that nobody answered for, until the process stops. */
export function startKitchenWatch(deps: WatchDeps): void {
  void repeat({
    name: 'kitchen.watch',
    every: (wait) => wait,
    limitMs: LIMIT_MS,
    steps: whenDue(
      () => findNextWatch(deps.handle.db),
      (signal) => watchKitchens(deps, new Date(), signal),
    ),
  });
}
