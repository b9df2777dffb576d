import type { DbHandle } from './db/client';
import { createDb } from './db/create-db';
import { FolderHeldError } from './db/folder-lock';
import { forgetCached } from './domain/catalogue-cache';
import { EnvError, operatorToken, serverEnv } from './env';
import { startJobs } from './jobs/start-jobs';
import { logger } from './logger';
import { runtime } from './runtime';

const DRAIN_MS = 4_000;
const CLOSE_MS = 1_500;

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Opens, migrates and watches the database; one per process whoever asks first. */
export function database(): Promise<DbHandle> {
  runtime().database ??= openDatabase();
  return runtime().database ?? openDatabase();
}

async function openDatabase(): Promise<DbHandle> {
  const env = serverEnv();
  const handle = await createDb({
    databaseUrl: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    dataDir: env.DATA_DIR,
    onQuery: () => (runtime().queryCount += 1),
  });
  await handle.migrate();
  await handle.listen('catalogue', forgetCached, () => forgetCached(''));
  return handle;
}

/** Ends streams, waits for requests under way, closes the database, exits 0. */
async function stop(): Promise<void> {
  const state = runtime();
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
    process.exit(0);
  }
}

/** Called once by instrumentation.ts. A bad configuration or a held folder is one readable line and exit 1. */
export async function boot(): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => void stop());
  }
  try {
    const env = serverEnv();
    operatorToken(env);
    const handle = await database();
    await startJobs(handle, env);
  } catch (error) {
    if (error instanceof EnvError || error instanceof FolderHeldError)
      console.error(error.message);
    else logger().fatal({ err: error }, 'the server could not start');
    process.exit(1);
  }
}
