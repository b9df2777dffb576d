import { connectSenders } from '../adapters/senders';
import type { DbHandle } from '../db/client';
import type { ServerEnv } from '../env';
import { forCaller } from '@/server/bounds/fair-queue';
import { startEventListener } from './event-listener';
import { startGroupDeadlines } from './group-deadlines';
import { startHousekeeping } from './housekeeping';
import { startOutboxJob } from './outbox';
import { startSimulator } from '../demo/simulator';

/** Starts what runs beside requests; each stops on the process's stop signal. */
export async function startJobs(
  handle: DbHandle,
  env: ServerEnv,
): Promise<void> {
  await startEventListener(handle);
  const senders = connectSenders(env);
  await forCaller({ kind: 'account', client: 'outbox' }, () =>
    startOutboxJob({ handle, env, senders }),
  );
  forCaller({ kind: 'browse', client: 'housekeeping' }, () =>
    startHousekeeping(handle),
  );
  forCaller({ kind: 'vital', client: 'group-deadlines' }, () =>
    startGroupDeadlines({ handle, env }),
  );
  if (env.demoMode)
    // Runs until the process stops.
    void forCaller({ kind: 'vital', client: 'simulator' }, () =>
      startSimulator({ db: handle.db, env }),
    );
}
