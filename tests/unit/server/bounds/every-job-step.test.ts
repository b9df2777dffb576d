// @vitest-environment node
import { connectOutbox, connectServices } from '@/server/compose';
import type { DbHandle } from '@/server/db/client';
import { readServerEnv } from '@/server/env';
import { startJobs } from '@/server/jobs/start-jobs';
import { testEveryStep } from '@/tests/support/api/every-job-step';

/** What runs beside requests on a demo site that takes cards. */
const STEPS = [
  'accounts.deletions',
  'accounts.exports',
  'accounts.news',
  'groups.deadlines',
  'housekeeping.codes',
  'housekeeping.day-numbers',
  'housekeeping.events',
  'housekeeping.exports',
  'housekeeping.guest-carts',
  'housekeeping.idempotency-keys',
  'housekeeping.inbox',
  'housekeeping.kitchen-links',
  'housekeeping.messages',
  'housekeeping.quotes',
  'housekeeping.rate-limits',
  'housekeeping.search-index',
  'housekeeping.sessions',
  'housekeeping.shop-edits',
  'housekeeping.sold-out',
  'housekeeping.uploads',
  'housekeeping.webhooks',
  'kitchen.watch',
  'money-alarm',
  'outbox.look',
  'payments.attempts',
  'payments.refunds',
  'payments.unpaid-orders',
];

async function startAll(db: DbHandle['db']): Promise<void> {
  const env = readServerEnv({ NODE_ENV: 'test', DEMO_MODE: '1' });
  const handle = { db, listen: async () => undefined } as unknown as DbHandle;
  const services = connectServices(env, { db: async () => db });
  await startJobs(handle, connectOutbox(env), services);
}

testEveryStep(STEPS, startAll);
