import type { Services } from './context';
import { connectOutbox, connectServices, example, sandboxOf } from './compose';
import type { DbHandle } from './db/client';
import { createDb } from './db/create-db';
import { closeDataFolder, makePrivateFiles } from './db/private-files';
import { placeProblems } from './domain/address/site-place';
import { NO_MAIL_SERVER } from './domain/notice/no-mail-server';
import { pushKeys } from './domain/notice/push/push-keys';
import { noteHealth } from './domain/settings/check-health';
import { provideBasics } from './domain/settings/provide-basics';
import {
  catalogueListener,
  readHeldSettings,
} from './domain/settings/held-settings';
import { operatorToken, serverEnv, type ServerEnv, siteBasics } from './env';
import { startEventListener } from './jobs/event-listener';
import { startJobs } from './jobs/start-jobs';
import { logger } from './logger';
import { hasShops } from './repositories/shop/shop-repository';
import { runtime } from './runtime';
import { askAgain, essential, startProblem } from './start-problem';

const DRAIN_MS = 4_000;
const CLOSE_MS = 1_500;
const SAME_SIGNAL_MS = 500;
/** Longer than orders with one key wait for each other (domain/idempotency/bound-answer.ts). */
const STATEMENT_MS = 12_000;

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Opens, migrates and watches the database; one per process whoever asks first. */
export function database(): Promise<DbHandle> {
  runtime().database ??= openDatabase();
  return runtime().database ?? openDatabase();
}

async function openDatabase(): Promise<DbHandle> {
  const env = serverEnv();
  // For no caller: what the connections hear later would be done for it, too.
  const handle = await askAgain(() =>
    createDb({
      databaseUrl: env.DATABASE_URL,
      poolSize: env.DATABASE_POOL_SIZE,
      dataDir: env.DATA_DIR,
      onQuery: () => (runtime().queryCount += 1),
      inThread: env.PGLITE_THREAD,
      onLost: endWithoutDatabase,
      statementMs: STATEMENT_MS,
    }),
  );
  await essential(() => handle.migrate());
  await essential(() => provideBasics(handle, siteBasics(env)));
  await essential(() => readHeldSettings(handle.db));
  const heard = catalogueListener(handle.db, (err) =>
    logger().error({ err }, 'the settings of the site cannot be read'),
  );
  await askAgain(() => handle.listen('catalogue', heard, () => heard('')));
  return handle;
}

/**
 * Whoever waits is told 503; then the process ends, and a process manager starts it again on the same folder, as after
 * a crash.
 */
function endWithoutDatabase(err: Error): void {
  logger().fatal(
    { err },
    'the database ended by itself: the server stops, start it again',
  );
  void stop(1);
}

/** After its grace: ends streams, waits for requests under way, closes the database, exits. */
async function stop(exitCode: number, graceMs = 0): Promise<void> {
  const state = runtime();
  state.stopping = true;
  if (graceMs > 0) await sleep(graceMs);
  if (state.draining) return;
  state.draining = true;
  state.stop.abort();
  const startedAt = performance.now();
  while (state.inFlight > 0 && performance.now() - startedAt < DRAIN_MS)
    await sleep(20);
  try {
    const handle = await state.database;
    await Promise.race([handle?.close(), sleep(CLOSE_MS)]);
  } catch (err) {
    logger().error({ err }, 'closing the database failed');
  } finally {
    process.exit(exitCode);
  }
}

/**
 * The first signal stops the process, SIGTERM after its grace; a second one ends it at once. A process manager reaches
 * the whole group while scripts/start.mjs passes the signal on, and that script sends SIGTERM after a Ctrl-C: neither is
 * a second one.
 */
function stopAtSignals(graceMs: () => number): void {
  let first: { readonly signal: string; readonly at: number } | null = null;
  for (const [signal, exitCode] of [
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      const now = performance.now();
      if (first === null) {
        first = { signal, at: now };
        return void stop(0, signal === 'SIGTERM' ? graceMs() : 0);
      }
      const isAfterCtrlC = first.signal === 'SIGINT' && signal === 'SIGTERM';
      if (now - first.at > SAME_SIGNAL_MS && !isAfterCtrlC)
        process.exit(exitCode);
    });
  }
}

/** What an operator should know of a site that runs, but not yet as it should. */
async function sayWhatIsMissing(
  { db }: DbHandle,
  services: Services,
  isOpen: boolean,
): Promise<void> {
  if (!isOpen)
    logger().warn(
      'No shop yet: visitors are told that the site opens soon. To see it at work, stop it and run `npm run seed` (the example city), or start it with DEMO_MODE=1.',
    );
  if (!services.reaches.email) logger().error(NO_MAIL_SERVER);
  for (const problem of await placeProblems({ ...services, db }))
    logger().warn(problem);
}

/** A line of the log when the reason is known, else the whole error; then the end. */
function giveUp(error: unknown, env: ServerEnv | undefined): never {
  const problem = startProblem(error, env);
  if (problem !== null) console.error(problem);
  else logger().fatal({ err: error }, 'the server could not start');
  process.exit(1);
}

/**
 * Called once by instrumentation.ts. What keeps it from starting is one readable line where it is known, and exit 1.
 */
export async function boot(): Promise<void> {
  let graceMs = 0;
  stopAtSignals(() => graceMs);
  let env: ServerEnv | undefined;
  try {
    env = serverEnv();
    makePrivateFiles();
    closeDataFolder(env.DATA_DIR);
    operatorToken(env);
    const handle = await database();
    closeDataFolder(env.DATA_DIR);
    const parts = { db: () => Promise.resolve(handle.db) };
    const services = connectServices(env, parts);
    const { db } = handle;
    await essential(() => pushKeys({ db, push: services.push }));
    const isOpen = await essential(() => hasShops(db));
    const played = env.demoMode ? example : null;
    if (played && isOpen) await essential(() => played.complete(db));
    await essential(() => noteHealth(db));
    await askAgain(() => startEventListener(handle, services.events));
    await essential(() => sayWhatIsMissing(handle, services, isOpen));
    // Last of all: beside the jobs a statement of the start waits for its turn.
    await startJobs(handle, connectOutbox(env), services);
    played?.start({ db, env, services });
    sandboxOf(env, parts)?.start(db);
    graceMs = env.STOP_GRACE_MS;
  } catch (error) {
    giveUp(error, env);
  }
}
