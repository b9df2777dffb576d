import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from '@/server/app';
import { createDb } from '@/server/db/create-db';
import type { Db } from '@/server/db/client';
import { readServerEnv } from '@/server/env';
import {
  createWorld,
  type World,
} from '@/tests/integration/faults/support/world';
import { startPostgres } from '@/tests/support/api/embedded-postgres';
import { createCurrencies } from '@/tests/support/factories/currency';
import { signIn } from '@/tests/support/factories/user';

export type Engine = 'pglite' | 'postgres';

const CUSTOMERS = 40;
const AGAIN_MS = 100;
const PATIENCE_MS = 60_000;
const SOCKET = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

interface Answer {
  readonly ms: number;
  /** Of what was made or shown; 0 for a list. */
  readonly id: number;
}

/** The whole API in this process, a world of shops and signed-in customers; PGlite in its thread, as it is served. */
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
  close(): Promise<void>;
}

async function ground(engine: Engine) {
  const dataDir = mkdtempSync(join(tmpdir(), 'sofra-orders-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === 'pglite')
    return { options: { dataDir, inThread: true }, remove };
  const postgres = await startPostgres();
  await postgres.createDatabase('sofra');
  const stop = async () => {
    await postgres.stop();
    remove();
  };
  return { options: { databaseUrl: postgres.url('sofra') }, remove: stop };
}

export async function openOrderStand(engine: Engine): Promise<OrderStand> {
  const { options, remove } = await ground(engine);
  const handle = await createDb(options);
  await handle.migrate();
  const { db } = handle;
  await createCurrencies(db);
  const world = await createWorld(db, CUSTOMERS);
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
    let answer = await ask();
    // What waited too long for PGlite is refused and asked again, as a browser does: its time counts.
    const until = startedAt + PATIENCE_MS;
    while (answer.status === 503 && performance.now() < until) {
      await sleep(AGAIN_MS);
      answer = await ask();
    }
    const text = await answer.text();
    const ms = performance.now() - startedAt;
    if (answer.status !== 200)
      throw new Error(`${path}: ${answer.status} ${text}`);
    const { data } = JSON.parse(text) as { data?: { id?: number } };
    return { ms, id: data?.id ?? 0 };
  }

  return {
    ...{ db, world, tokens, call },
    close: async () => {
      await handle.close();
      await remove();
    },
  };
}
