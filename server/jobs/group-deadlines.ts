import { jobContext, type Services } from '../context';
import type { DbHandle } from '../db/client';
import { closeDueGroup } from '@/server/domain/group-order/close-groups';
import { logger } from '../logger';
import { findNextClosing } from '@/server/repositories/cart/group-repository';
import { runtime } from '../runtime';

/** How late a deadline may be noticed that was set to an earlier time than the next check. */
const IDLE_MS = 2_000;
/** A due group that somebody is writing to is looked at again after this long. */
const HELD_MS = 100;
const AFTER_FAILURE_MS = 5_000;

interface DeadlineDeps {
  readonly handle: Pick<DbHandle, 'db'>;
  readonly services: Services;
}

/** Locks every group whose deadline has passed, one transaction each; how many there were. */
export async function closeDueGroups(
  { handle: { db }, services }: DeadlineDeps,
  now: Date,
): Promise<number> {
  const ctx = jobContext({ db, services, name: 'group-deadlines' }, now);
  const { signal } = runtime().stop;
  let closed = 0;
  while (!signal.aborted && (await closeDueGroup(ctx))) closed += 1;
  return closed;
}

/**
 * Tells groups of their deadlines as they pass, until the process stops. What is due stands in the database: a restart
 * loses none, and several processes share the work. Failures are logged, never thrown.
 */
export function startGroupDeadlines(deps: DeadlineDeps): void {
  const { signal } = runtime().stop;
  let timer: NodeJS.Timeout | undefined;

  async function closeAndPlan(): Promise<number> {
    const { db } = deps.handle;
    let next = await findNextClosing(db);
    if (next && +next <= Date.now()) {
      await closeDueGroups(deps, new Date());
      next = await findNextClosing(db);
    }
    const rest = next ? +next - Date.now() : IDLE_MS;
    return Math.min(IDLE_MS, Math.max(HELD_MS, rest));
  }

  function turn(): void {
    closeAndPlan()
      .catch((err: unknown) => {
        if (!signal.aborted)
          logger().error({ err }, 'the deadlines of groups could not be read');
        return AFTER_FAILURE_MS;
      })
      .then((rest) => {
        if (!signal.aborted) timer = setTimeout(turn, rest).unref();
      })
      .catch(() => undefined);
  }

  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  turn();
}
