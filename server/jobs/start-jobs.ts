import type { DbHandle } from '../db/client';
import type { ServerEnv } from '../env';

/** Starts what runs beside requests: outbox, event hub, simulator. Each stops on the process's stop signal. */
export function startJobs(_handle: DbHandle, _env: ServerEnv): Promise<void> {
  return Promise.resolve();
}
