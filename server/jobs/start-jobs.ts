import { connectSenders } from '../adapters/senders';
import type { DbHandle } from '../db/client';
import type { ServerEnv } from '../env';
import { startEventListener } from './event-listener';
import { startHousekeeping } from './housekeeping';
import { startOutboxJob } from './outbox';
import { startSimulator } from '../demo/simulator';

/** Starts what runs beside requests; each stops on the process's stop signal. */
export async function startJobs(
  handle: DbHandle,
  env: ServerEnv,
): Promise<void> {
  await startEventListener(handle);
  await startOutboxJob({ handle, env, senders: connectSenders(env) });
  startHousekeeping(handle);
  // Runs until the process stops.
  if (env.demoMode) void startSimulator({ db: handle.db, env });
}
