import { forCaller } from '@/server/bounds/fair-queue';
import { repeat } from '@/server/bounds/job-steps';
import type { ProcessParts } from '@/server/context';
import type { Db } from '@/server/db/client';
import type { SandboxPlugIn } from '@/server/example/port';
import { runtime } from '@/server/runtime';
import { sandboxDesk } from './sandbox-desk';
import { sandboxGateway } from './sandbox-gateway';
import { deleteSandboxSessionsBefore } from './sandbox-repository';
import { sandboxRoutes } from './sandbox-routes';
import { deliverSandboxWebhooks } from './sandbox-webhooks';

const IDLE_MS = 1_000;
const LIMIT_MS = 30_000;
const FIRST_MS = 30_000;
const SWEEP_MS = 10 * 60_000;
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Delivers webhooks as an outside provider would, and forgets pages after a month; what is due survives a restart. */
function start(db: Db): void {
  const deps = { db, fetch: () => runtime().appFetch };
  void repeat({
    name: 'sandbox.webhooks',
    every: IDLE_MS,
    limitMs: LIMIT_MS,
    steps: (signal) => deliverSandboxWebhooks(deps, signal),
  });
  void repeat({
    name: 'sandbox.sessions',
    // nobody waits for it: what a start still has to do comes first
    firstMs: FIRST_MS,
    every: SWEEP_MS,
    limitMs: LIMIT_MS,
    steps: () =>
      deleteSandboxSessionsBefore(db, new Date(Date.now() - KEPT_MS)),
  });
}

/** The sandbox provider at this database and clock. */
export function sandbox(parts: ProcessParts): SandboxPlugIn {
  const own = { db: parts.db, now: parts.now ?? (() => new Date()) };
  return {
    gateway: sandboxGateway(own),
    mount: (apps) => sandboxRoutes(apps, sandboxDesk(own)),
    start: (db) =>
      forCaller({ kind: 'vital', client: 'payments' }, () => start(db)),
  };
}
