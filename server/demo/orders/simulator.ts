import { connectServices, jobContext } from '@/server/context';
import type { Db } from '@/server/db/client';
import type { ServerEnv } from '@/server/env';
import { logger } from '@/server/logger';
import { findNextStepAt } from '@/server/repositories/order/order-repository';
import { runtime } from '@/server/runtime';
import { runDueOrder } from './run-due-order';

/** How often an idle simulator looks for new orders at DEMO_SPEED 1; oftener at higher speeds. */
const IDLE_MS = 1_000;
const IDLE_MIN_MS = 100;
const AFTER_FAILURE_MS = 2_000;

interface SimulatorDeps {
  readonly db: Db;
  readonly env: ServerEnv;
  /** Tests give a clock of their own. */
  readonly now?: () => Date;
  readonly signal?: AbortSignal;
}

/** Takes every step that is due at this moment, one transaction each; how many there were. */
export async function runSimulator(deps: SimulatorDeps): Promise<number> {
  const now = deps.now ?? (() => new Date());
  const services = connectServices(deps.env);
  const job = { db: deps.db, services, name: 'simulator' };
  let steps = 0;
  while (!deps.signal?.aborted && (await runDueOrder(jobContext(job, now()))))
    steps += 1;
  return steps;
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}

async function pause({ db, env }: SimulatorDeps): Promise<number> {
  const idle = Math.max(IDLE_MIN_MS, IDLE_MS / env.DEMO_SPEED);
  const next = await findNextStepAt(db);
  return next ? Math.min(idle, Math.max(0, +next - Date.now())) : idle;
}

/**
 * Demo mode: moves orders from new to delivered at DEMO_SPEED, with a courier on the streets, until the signal
 * (by default the process's stop). Steps are claimed from the database row by row, so several processes share the
 * work and none is lost by a restart. Answers when it has stopped.
 */
export async function startSimulator(deps: SimulatorDeps): Promise<void> {
  const signal = deps.signal ?? runtime().stop.signal;
  while (!signal.aborted) {
    let rest = AFTER_FAILURE_MS;
    try {
      await runSimulator({ ...deps, signal });
      if (!signal.aborted) rest = await pause(deps);
    } catch (err) {
      if (!signal.aborted)
        logger().error({ err }, 'a step of the simulator failed');
    }
    await sleep(rest, signal);
  }
}
