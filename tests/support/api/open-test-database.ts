import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import type { Db, DbHandle } from '@/server/db/client';
import { createDb } from '@/server/db/create-db';
import * as schema from '@/server/db/schema/tables';
import { queueStatements } from '@/server/db/statement-queue';

const SLOW_TRANSACTION_MS = 5_000;

/** A transaction that stays open too long is a query on the outer handle: say so instead of hanging. */
function watchTransactions(db: Db): Db {
  const transaction = db.transaction.bind(db);
  // It counts from its beginning: many at once wait for each other before that.
  db.transaction = ((work, config) =>
    transaction((tx) => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () =>
            reject(
              new Error(
                'a transaction was open for over 5 s: was the outer handle used inside it?',
              ),
            ),
          SLOW_TRANSACTION_MS,
        );
      });
      return Promise.race([work(tx), late]).finally(() => clearTimeout(timer));
    }, config)) as Db['transaction'];
  return db;
}

async function openPglite(
  template: string,
  onQuery: () => void,
): Promise<DbHandle> {
  const client = new PGlite({
    loadDataDir: new Blob([readFileSync(template)]),
    extensions: { pg_trgm },
  });
  await client.waitReady;
  const db = drizzle(queueStatements(client).client, {
    schema,
    logger: { logQuery: onQuery },
  }) as unknown as Db;
  return {
    db: watchTransactions(db),
    engine: 'pglite',
    listen: async (channel, onMessage) => {
      await client.listen(channel, onMessage);
    },
    migrate: () => Promise.resolve(),
    close: () => client.close(),
  };
}

async function openPostgres(
  adminUrl: string,
  onQuery: () => void,
): Promise<DbHandle> {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE sofra_template`);
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return createDb({ databaseUrl: url.toString(), poolSize: 12, onQuery });
}

/** A migrated, empty database of this file's own, on the engine the run is for. */
export function openTestDatabase(
  onQuery: () => void = () => undefined,
): Promise<DbHandle> {
  const database = inject('database');
  return database.engine === 'pglite'
    ? openPglite(database.template, onQuery)
    : openPostgres(database.adminUrl, onQuery);
}
