import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '@/server/app';
import { createDb } from '@/server/db/create-db';
import type { Db, DbHandle, DbOptions } from '@/server/db/client';
import { readServerEnv } from '@/server/env';
import {
  createWorld,
  type World,
} from '@/tests/integration/faults/support/world';
import { startPostgres } from '@/tests/support/api/embedded-postgres';
import { createCurrencies } from '@/tests/support/factories/currency';
import { signIn } from '@/tests/support/factories/user';
import { askUntilServed } from '../http-load';

export type Engine = 'pglite' | 'postgres';

const SOCKET = {
  incoming: { socket: { remoteAddress: '127.0.0.1' }, rawHeaders: [] },
};

interface Answer {
  readonly ms: number;
  /** Of what was made or shown; 0 for a list. */
  readonly id: number;
}

/** The whole API in this process, with a restaurant and signed-in customers. */
export interface OrderStand {
  readonly db: Db;
  readonly world: World;
  readonly tokens: readonly string[];
  call(
    token: string,
    path: string,
    body?: object,
    key?: string,
  ): Promise<Answer>;
}

interface OpenOrderStand extends OrderStand {
  close(): Promise<void>;
}

interface Ground {
  readonly options: DbOptions;
  remove(): Promise<void>;
}

async function openGround(engine: Engine): Promise<Ground> {
  if (engine === 'pglite') {
    const dataDir = mkdtempSync(join(tmpdir(), 'sofra-orders-'));
    return {
      options: { dataDir, inThread: true },
      remove: () => rm(dataDir, { recursive: true, force: true }),
    };
  }
  const postgres = await startPostgres();
  await postgres.createDatabase('sofra');
  return {
    options: { databaseUrl: postgres.url('sofra') },
    remove: () => postgres.stop(),
  };
}

/** The stand on a migrated database that has no currencies yet. */
export async function createOrderStand(
  db: Db,
  people: number,
): Promise<OrderStand> {
  await createCurrencies(db);
  const world = await createWorld(db, people);
  const tokens: string[] = [];
  for (const customer of world.customers)
    tokens.push(await signIn(db, customer));
  const env = readServerEnv({
    ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent' },
    // Measured is what an order costs, not when the gate refuses one.
    ...{ MAX_IN_FLIGHT: '10000', MAX_WAIT_MS: '60000' },
  });
  const app = createApp({ env, db: () => Promise.resolve(db) });

  async function call(
    token: string,
    path: string,
    body?: object,
    key?: string,
  ): Promise<Answer> {
    const startedAt = performance.now();
    const ask = async () =>
      app.request(
        `http://bench.local/api/v1${path}`,
        {
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            ...(key && { 'idempotency-key': key }),
          },
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        },
        SOCKET,
      );
    // What waited too long for PGlite is refused: its time counts.
    const answer = await askUntilServed(ask);
    const text = await answer.text();
    const ms = performance.now() - startedAt;
    if (answer.status !== 200)
      throw new Error(`${path}: ${answer.status} ${text}`);
    const { data } = JSON.parse(text) as { data?: { id?: number } };
    return { ms, id: data?.id ?? 0 };
  }

  return { db, world, tokens, call };
}

/** The stand on a new database of this engine. */
export async function openOrderStand(
  engine: Engine,
  people: number,
): Promise<OpenOrderStand> {
  const { options, remove } = await openGround(engine);
  let handle: DbHandle | undefined;
  const close = async () => {
    await handle?.close();
    await remove();
  };
  try {
    handle = await createDb(options);
    await handle.migrate();
    return { ...(await createOrderStand(handle.db, people)), close };
  } catch (error) {
    await close();
    throw error;
  }
}
