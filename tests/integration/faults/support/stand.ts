import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '@/server/db/client';
import { createDb } from '@/server/db/create-db';
import {
  copyCity,
  type RunningServer,
  startServer,
} from '@/tests/e2e/support/server';
import { startPostgres } from '@/tests/support/api/embedded-postgres';
import { createCurrencies } from '@/tests/support/factories/currency';
import { freePort } from '@/tests/support/free-port';

/** The built site's processes on one database, for tests that end them by force. */
export interface Stand {
  /** Where each process answers, also while it is down. */
  readonly origins: readonly string[];
  start(index: number): Promise<void>;
  /** kill -9. */
  crash(index: number): Promise<void>;
  /** Looks into the database past the server; on PGlite only while no server runs. */
  withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Ends every process, whatever happened before. */
  close(): Promise<void>;
}

interface Ground {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly processes: number;
  readonly close: () => Promise<void>;
}

function folderGround(): Ground {
  const dataDir = copyCity();
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  return { dataDir, processes: 1, close: () => Promise.resolve(remove()) };
}

async function postgresGround(): Promise<Ground> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sofra-faults-'));
  const postgres = await startPostgres();
  await postgres.createDatabase('sofra');
  const close = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { dataDir, databaseUrl: postgres.url('sofra'), processes: 2, close };
}

async function openWith<T>(
  { databaseUrl, dataDir }: Ground,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const handle = await createDb({ databaseUrl, dataDir, poolSize: 2 });
  try {
    await handle.migrate();
    return await work(handle.db);
  } finally {
    await handle.close();
  }
}

/**
 * PGlite: one process on a copy of the demo city. PostgreSQL: two processes on an empty database of one server.
 * Nothing is started yet.
 */
export async function openStand(engine: 'pglite' | 'postgres'): Promise<Stand> {
  const ground = await (engine === 'pglite'
    ? folderGround()
    : postgresGround());
  const { databaseUrl, dataDir } = ground;
  if (databaseUrl) await openWith(ground, createCurrencies);
  const ports = await Promise.all(
    Array.from({ length: ground.processes }, () => freePort()),
  );
  const running = new Map<number, RunningServer>();
  const crash = async (index: number) => {
    await running.get(index)?.kill();
    running.delete(index);
  };
  const killAll = () => {
    for (const { pid } of running.values()) process.kill(pid, 'SIGKILL');
  };
  process.once('exit', killAll);
  return {
    origins: ports.map((port) => `http://localhost:${port}`),
    start: async (index) => {
      const env = { DATABASE_URL: databaseUrl ?? '', DEMO_SPEED: '4' };
      const port = ports[index];
      running.set(index, await startServer({ env, dataDir, port }));
    },
    crash,
    withDatabase: (work) => openWith(ground, work),
    close: async () => {
      await Promise.all([...running.keys()].map(crash));
      process.off('exit', killAll);
      await ground.close();
    },
  };
}
