import type { DbHandle } from '../db/client';
import { forCaller } from '@/server/bounds/fair-queue';
import { startEventListener } from './event-listener';
import { startHousekeeping } from './housekeeping';
import { type OutboxDeps, startOutboxJob } from './outbox';

/** Starts what runs beside requests; each stops on the process's stop signal. */
export async function startJobs(
  handle: DbHandle,
  outbox: Pick<OutboxDeps, 'keepsMessages' | 'senders'>,
): Promise<void> {
  await startEventListener(handle);
  await forCaller({ kind: 'account', client: 'outbox' }, () =>
    startOutboxJob({ handle, ...outbox }),
  );
  forCaller({ kind: 'browse', client: 'housekeeping' }, () =>
    startHousekeeping(handle),
  );
}
