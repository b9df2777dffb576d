import { repeat, repeatRows } from '@/server/bounds/job-steps';
import type { Services } from '@/server/context';
import { jobContext } from '@/server/jobs/job-context';
import type { Db } from '@/server/db/client';
import type { ServerEnv } from '@/server/env';
import { findNextStepAt } from '@/server/repositories/order/order-repository';
import { runtime } from '@/server/runtime';
import { runDueOrder } from './run-due-order';

/** How often an idle simulator looks for new orders at DEMO_SPEED 1; oftener at higher speeds. */
const IDLE_MS = 1_000;
const IDLE_MIN_MS = 100;
const LIMIT_MS = 30_000;

interface SimulatorDeps {
  readonly db: Db;
  readonly env: Pick<ServerEnv, 'DEMO_SPEED'>;
  readonly services: Services;
  /** Tests give a clock of their own. */
  readonly now?: () => Date;
}

/** Takes every step that is due at this moment, one transaction each; how many there were. */
export function runSimulator(
  { db, services, now = () => new Date() }: Omit<SimulatorDeps, 'env'>,
  signal = runtime().stop.signal,
): Promise<number> {
  const job = { db, services, name: 'simulator' };
  return repeatRows((turn) => runDueOrder(jobContext(job, now()), turn), {
    signal,
  });
}

async function pause({ db, env }: SimulatorDeps): Promise<number> {
  const idle = Math.max(IDLE_MIN_MS, IDLE_MS / env.DEMO_SPEED);
  const next = await findNextStepAt(db);
  return next ? Math.min(idle, Math.max(0, +next - Date.now())) : idle;
}

/**
 * Demo mode: moves orders from new to delivered at DEMO_SPEED, with a courier on the streets, until the process stops.
 * Steps are claimed from the database row by row, so several processes share the work and none is lost by a restart.
 */
export function startSimulator(deps: SimulatorDeps): Promise<void> {
  return repeat<number>({
    name: 'demo.orders',
    every: (rest) => rest,
    limitMs: LIMIT_MS,
    steps: async (signal) => {
      await runSimulator(deps, signal);
      return pause(deps);
    },
  });
}
