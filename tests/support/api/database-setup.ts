import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';
import { MIGRATIONS_FOLDER } from '@/server/db/client';
import { createDb } from '@/server/db/create-db';
import { startPostgres } from './embedded-postgres';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated, empty PGlite folder as a tarball, or the address of a migrated PostgreSQL template. */
    database:
      | { engine: 'pglite'; template: string }
      | { engine: 'postgres'; adminUrl: string };
  }
}

/** Each test file opens a copy of all that is in it: half the size opens in half the time. */
async function shrink(client: PGlite): Promise<void> {
  await client.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1'])
    await client.exec(`drop database ${name}`);
  await client.exec('checkpoint');
}

async function preparePglite(
  project: TestProject,
): Promise<() => Promise<void>> {
  const folder = join(tmpdir(), `sofra-test-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const client = new PGlite({
    extensions: { pg_trgm },
    initDbStartParams: ['--wal-segsize=1'],
  });
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  await shrink(client);
  const template = join(folder, 'template.tar');
  const dump = await client.dumpDataDir('none');
  writeFileSync(template, Buffer.from(await dump.arrayBuffer()));
  await client.close();
  project.provide('database', { engine: 'pglite', template });
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    return Promise.resolve();
  };
}

async function preparePostgres(
  project: TestProject,
): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await server.createDatabase('sofra_template');
  const handle = await createDb({
    databaseUrl: server.url('sofra_template'),
    poolSize: 2,
  });
  await handle.migrate();
  await handle.close();
  project.provide('database', {
    engine: 'postgres',
    adminUrl: server.url('postgres'),
  });
  return () => server.stop();
}

/** Vitest's global setup: migrates once, every test file starts from a copy. TEST_DATABASE=postgres picks the engine. */
export default function setup(
  project: TestProject,
): Promise<() => Promise<void>> {
  return process.env.TEST_DATABASE === 'postgres'
    ? preparePostgres(project)
    : preparePglite(project);
}
