import type { Services } from '../context';
import type { DbHandle } from '../db/client';
import { forCaller } from '@/server/bounds/fair-queue';
import { startEventListener } from './event-listener';
import { startGroupDeadlines } from './group-deadlines';
import { startHousekeeping } from './housekeeping';
import { type OutboxDeps, startOutboxJob } from './outbox';

/** Starts what runs beside requests; each stops on the process's stop signal. */
export async function startJobs(
  handle: DbHandle,
  outbox: Pick<OutboxDeps, 'keepsMessages' | 'senders'>,
  services: Services,
): Promise<void> {
  await startEventListener(handle);
  await forCaller({ kind: 'account', client: 'outbox' }, () =>
    startOutboxJob({ handle, ...outbox }),
  );
  forCaller({ kind: 'browse', client: 'housekeeping' }, () =>
    startHousekeeping(handle),
  );
  forCaller({ kind: 'vital', client: 'group-deadlines' }, () =>
    startGroupDeadlines({ handle, services }),
  );
}
