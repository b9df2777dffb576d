import { repeatRows, repeatStep } from '../bounds/job-steps';
import { jobContext, type Services } from '../context';
import type { DbHandle } from '../db/client';
import { leaveOutDue } from '@/server/domain/order/kitchen/sold-out';
import {
  endUnanswered,
  remindShop,
} from '@/server/domain/order/kitchen/watch-orders';
import { findNextWatch } from '@/server/repositories/kitchen/kitchen-order-repository';
import { runtime } from '../runtime';

/** How late a moment may be noticed that was set to an earlier time than the next look. */
const IDLE_MS = 2_000;
/** A due order that somebody is writing to is looked at again after this long. */
const HELD_MS = 100;
const LIMIT_MS = 30_000;

interface WatchDeps {
  readonly handle: Pick<DbHandle, 'db'>;
  readonly services: Services;
}

/** Reminds the shops that are due, ends the waits for them and for customers, one transaction each; how many there were. */
export async function watchKitchens(
  { handle: { db }, services }: WatchDeps,
  now: Date,
  signal = runtime().stop.signal,
): Promise<number> {
  const ctx = jobContext({ db, services, name: 'kitchen-watch' }, now);
  const reminded = await repeatRows((turn) => remindShop(ctx, turn), {
    signal,
  });
  const ended = await repeatRows((turn) => endUnanswered(ctx, turn), {
    signal,
  });
  const leftOut = await repeatRows((turn) => leaveOutDue(ctx, turn), {
    signal,
  });
  return reminded + ended + leftOut;
}

/**
 * Watches over orders that no kitchen accepted, and over lines that nobody answered for, until the process stops. What is due stands in the database: a restart
 * loses none, and several processes share the work.
 */
export function startKitchenWatch(deps: WatchDeps): void {
  async function watchAndPlan(signal: AbortSignal): Promise<number> {
    const { db } = deps.handle;
    let next = await findNextWatch(db);
    if (next && +next <= Date.now()) {
      await watchKitchens(deps, new Date(), signal);
      next = await findNextWatch(db);
    }
    const rest = next ? +next - Date.now() : IDLE_MS;
    return Math.min(IDLE_MS, Math.max(HELD_MS, rest));
  }

  void repeatStep(
    { name: 'kitchen.watch', limitMs: LIMIT_MS, work: watchAndPlan },
    (rest) => rest,
  );
}
