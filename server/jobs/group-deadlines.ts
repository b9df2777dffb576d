import { repeatRows, repeatStep } from '../bounds/job-steps';
import { jobContext, type Services } from '../context';
import type { DbHandle } from '../db/client';
import { closeDueGroup } from '@/server/domain/group-order/close-groups';
import { findNextClosing } from '@/server/repositories/cart/group-repository';
import { runtime } from '../runtime';

/** How late a deadline may be noticed that was set to an earlier time than the next check. */
const IDLE_MS = 2_000;
/** A due group that somebody is writing to is looked at again after this long. */
const HELD_MS = 100;
const LIMIT_MS = 30_000;

interface DeadlineDeps {
  readonly handle: Pick<DbHandle, 'db'>;
  readonly services: Services;
}

/** Locks every group whose deadline has passed, one transaction each; how many there were. */
export function closeDueGroups(
  { handle: { db }, services }: DeadlineDeps,
  now: Date,
  signal = runtime().stop.signal,
): Promise<number> {
  const ctx = jobContext({ db, services, name: 'group-deadlines' }, now);
  return repeatRows((turn) => closeDueGroup(ctx, turn), { signal });
}

/**
 * Tells groups of their deadlines as they pass, until the process stops. What is due stands in the database: a restart
 * loses none, and several processes share the work.
 */
export function startGroupDeadlines(deps: DeadlineDeps): void {
  async function closeAndPlan(signal: AbortSignal): Promise<number> {
    const { db } = deps.handle;
    let next = await findNextClosing(db);
    if (next && +next <= Date.now()) {
      await closeDueGroups(deps, new Date(), signal);
      next = await findNextClosing(db);
    }
    const rest = next ? +next - Date.now() : IDLE_MS;
    return Math.min(IDLE_MS, Math.max(HELD_MS, rest));
  }

  void repeatStep(
    { name: 'groups.deadlines', limitMs: LIMIT_MS, work: closeAndPlan },
    (rest) => rest,
  );
}
