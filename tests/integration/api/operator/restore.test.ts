// @module-tag both-engines
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DbHandle } from '@/server/db/client';
import { createDb } from '@/server/db/create-db';
import {
  type PostgresServer,
  startPostgres,
} from '@/tests/support/api/embedded-postgres';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';

let server: PostgresServer;
let url: string;
let folder: string;
let backup: string;

beforeAll(async () => {
  server = await startPostgres();
  await server.createDatabase('site');
  url = server.url('site');
  folder = mkdtempSync(join(tmpdir(), 'restore-'));
  backup = join(folder, 'site.dump');
  writeFileSync(backup, '');
  // stands for pg_restore, of whatever version: notes that it was called, and changes nothing
  const program = join(folder, 'pg_restore');
  writeFileSync(program, `#!/bin/sh\necho "$@" >> ${folder}/called\n`);
  chmodSync(program, 0o755);
  const handle: DbHandle = await createDb({ databaseUrl: url, poolSize: 2 });
  await handle.migrate();
  await createShop(handle.db);
  await createUser(handle.db);
  await createUser(handle.db);
  await handle.close();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

function restore(
  ...args: string[]
): Promise<{ code: number | string; said: string }> {
  const env = {
    PATH: `${folder}:${process.env.PATH}`,
    NODE_ENV: 'production' as const,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: url,
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/restore.ts', backup, ...args],
      { env },
      (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
}

test('a PostgreSQL that somebody is connected to is not replaced unless it is forced: who it is, is said', async () => {
  const visitors = ['sofra', 'sofra', 'psql'].map(
    (application_name) =>
      new pg.Client({ connectionString: url, application_name }),
  );
  await Promise.all(visitors.map((visitor) => visitor.connect()));
  const refused = await restore('--yes');
  expect(refused.code).toBe(1);
  expect(refused.said).toMatch(/^Nothing was restored/);
  expect(refused.said).toMatch(/psql from [\d.:]+ \(1 connection\)/);
  expect(refused.said).toMatch(/sofra from [\d.:]+ \(2 connections\)/);
  expect(refused.said).toContain('--force');
  const forced = await restore('--yes', '--force');
  expect(forced.code).toBe(0);
  await Promise.all(visitors.map((visitor) => visitor.end()));
});

test('nobody is asked about a database that is nobody’s, and what came back is counted', async () => {
  const unasked = await restore();
  expect([unasked.code, unasked.said]).toEqual([
    1,
    expect.stringContaining('Say --yes to go on.'),
  ]);
  const { code, said } = await restore('--yes');
  expect(code).toBe(0);
  expect(said).toContain(
    'What came back: shops 1, products 0, accounts 2, orders 0, payments 0, reviews 0.',
  );
});
