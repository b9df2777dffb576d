// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stepRecords } from '@/server/bounds/job-steps';
import { connectOutbox, connectServices } from '@/server/compose';
import type { DbHandle } from '@/server/db/client';
import { startChatAgent } from '@/server/demo/chat/chat-agent';
import { startSimulator } from '@/server/demo/orders/simulator';
import { readServerEnv } from '@/server/env';
import { startJobs } from '@/server/jobs/start-jobs';
import { createLogger } from '@/server/logger';
import { runtime } from '@/server/runtime';

/** What runs beside requests on a demo site that takes cards. */
const STEPS = [
  'accounts.deletions',
  'accounts.exports',
  'accounts.news',
  'demo.chat-answer',
  'demo.chat-read',
  'demo.orders',
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
  'housekeeping.sandbox-sessions',
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
  'sandbox.webhooks',
];
const LATER_MS = 11 * 60_000;

let lines: { level: number; step?: string }[];
const forgetProcess = () =>
  Reflect.deleteProperty(globalThis, Symbol.for('sofra'));

beforeEach(() => {
  vi.useFakeTimers();
  forgetProcess();
  lines = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  runtime().slots.set('logger', createLogger('warn', { write }));
});
afterEach(() => {
  runtime().stop.abort();
  vi.useRealTimers();
  forgetProcess();
});

/** A database whose every call fails. */
const broken = new Proxy({} as DbHandle['db'], {
  get: () => () => {
    throw new Error('broken');
  },
});
/** A database that never answers, whatever it is asked. */
const silent: DbHandle['db'] = new Proxy((() => undefined) as never, {
  get: (_, name) => (name === 'then' ? () => undefined : silent),
  apply: () => silent,
});

async function startAll(db: DbHandle['db']): Promise<void> {
  // the sandbox speaks to a site that is up
  runtime().appFetch = () => new Response();
  const env = readServerEnv({
    NODE_ENV: 'test',
    DEMO_MODE: '1',
    PAYMENT_GATEWAY: 'sandbox',
  });
  const handle = { db, listen: async () => undefined } as unknown as DbHandle;
  const services = connectServices(env, { db: async () => db });
  await startJobs(handle, connectOutbox(env), services);
  void startSimulator({ db, env });
  startChatAgent({ db, env });
}

const ended = () =>
  Object.fromEntries(stepRecords().map((each) => [each.name, each.ended]));

it('each step of every job that fails is caught, logged, counted and done again', async () => {
  await startAll(broken);
  await vi.advanceTimersByTimeAsync(LATER_MS);
  const counts = ended();
  expect(Object.keys(counts).toSorted()).toEqual(STEPS);
  for (const name of STEPS) {
    const { failed = 0, ...others } = counts[name] ?? {};
    expect(failed, name).toBeGreaterThan(1);
    expect(others, name).toEqual({ done: 0, late: 0, refused: 0 });
    const logged = lines.filter((line) => line.step === name);
    expect(logged, name).toHaveLength(failed);
  }
});

it('each step of every job that never ends is left to itself, and holds up no step of another', async () => {
  await startAll(silent);
  await vi.advanceTimersByTimeAsync(6 * LATER_MS);
  const counts = ended();
  expect(Object.keys(counts).toSorted()).toEqual(STEPS);
  for (const name of STEPS)
    expect(counts[name], name).toMatchObject({ late: 1, failed: 0 });
});
