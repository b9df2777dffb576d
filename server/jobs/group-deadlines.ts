import { repeat, repeatRows, whenDue } from '../bounds/job-steps';
import type { Services } from '../context';
import { jobContext } from '@/server/jobs/job-context';
import type { DbHandle } from '../db/client';
import { closeDueGroup } from '@/server/domain/group-order/close-groups';
import { findNextClosing } from '@/server/repositories/cart/group-repository';
import { runtime } from '../runtime';

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

/** Tells groups of their deadlines as they pass, until the process stops. */
export function startGroupDeadlines(deps: DeadlineDeps): void {
  void repeat({
    name: 'groups.deadlines',
    every: (wait) => wait,
    limitMs: LIMIT_MS,
    steps: whenDue(
      () => findNextClosing(deps.handle.db),
      (signal) => closeDueGroups(deps, new Date(), signal),
    ),
  });
}
