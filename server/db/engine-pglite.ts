import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import {
  type Db,
  type DbHandle,
  type DbOptions,
  MIGRATIONS_FOLDER,
  UnfitDatabaseError,
} from './client';
import { lockFolder } from './folder-lock';
import { PgliteThread } from './pglite-thread';
import * as schema from './schema/tables';
import { queueStatements } from './statement-queue';

const PG_MAJOR = '18';

function assertSameMajor(folder: string): void {
  const file = join(folder, 'PG_VERSION');
  if (!existsSync(file)) return;
  const found = readFileSync(file, 'utf8').trim();
  if (found === PG_MAJOR) return;
  throw new UnfitDatabaseError(
    `${folder} was written by PostgreSQL ${found}, this version reads ${PG_MAJOR}. ` +
      'Make a backup with the version that wrote it and restore that, or start anew with npm run reset.',
  );
}

function openClient(
  { inThread, onLost }: DbOptions,
  folder: string | undefined,
): Promise<PGlite | PgliteThread> {
  return inThread
    ? PgliteThread.open({ folder, onLost })
    : PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
}

/** PostgreSQL in this process on a folder, which it takes exclusively, or in memory; survives kill -9, not power loss. */
export async function openPglite(options: DbOptions): Promise<DbHandle> {
  const lock = options.dataDir ? await lockFolder(options.dataDir) : null;
  const folder = options.dataDir ? join(options.dataDir, 'pgdata') : undefined;
  try {
    if (folder) assertSameMajor(folder);
    const client = await openClient(options, folder);
    const logger = options.onQuery ? { logQuery: options.onQuery } : undefined;
    const queue = queueStatements(client);
    const db = drizzle(queue.client as PGlite, { schema, logger });
    return {
      db: db as unknown as Db,
      engine: 'pglite',
      listen: async (channel, onMessage) => {
        await client.listen(channel, onMessage);
      },
      migrate: () => migrate(db, { migrationsFolder: MIGRATIONS_FOLDER }),
      close: async () => {
        queue.close();
        await client.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}
