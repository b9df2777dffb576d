import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import {
  type Db,
  type DbHandle,
  type DbOptions,
  MIGRATION_LOCK,
  MIGRATIONS_FOLDER,
  UnfitDatabaseError,
} from './client';
import * as schema from './schema/tables';

const RECONNECT_MS = 500;
const CHANNEL = /^[a-z_][a-z0-9_]*$/;

interface Subscription {
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  readonly onReconnect?: () => void;
}

/** One dedicated connection for LISTEN that comes back after it was lost. */
function createListener(connectionString: string) {
  const subscriptions: Subscription[] = [];
  let client: pg.Client | null = null;
  let closed = false;
  let waiting = false;

  /** One attempt at a time: each open connection takes a place of the server's. */
  function retryLater(): void {
    if (closed || waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      void retry();
    }, RECONNECT_MS).unref();
  }

  async function connect(isReconnect: boolean): Promise<void> {
    const next = new pg.Client({
      connectionString,
      application_name: 'sofra-listen',
    });
    next.on('notification', ({ channel, payload }) => {
      for (const subscription of subscriptions)
        if (subscription.channel === channel)
          subscription.onMessage(payload ?? '');
    });
    next.on('error', () => void next.end().catch(() => undefined));
    next.on('end', () => {
      // One that never came to be is the caller's to repeat.
      if (client !== next) return;
      client = null;
      retryLater();
    });
    await next.connect();
    client = next;
    for (const { channel } of subscriptions)
      await next.query(`LISTEN ${channel}`);
    if (isReconnect)
      for (const { onReconnect } of subscriptions) onReconnect?.();
  }

  async function retry(): Promise<void> {
    if (closed || client) return;
    try {
      await connect(true);
    } catch {
      retryLater();
    }
  }

  return {
    async add(subscription: Subscription): Promise<void> {
      if (!CHANNEL.test(subscription.channel))
        throw new Error(`bad channel ${subscription.channel}`);
      subscriptions.push(subscription);
      if (client) await client.query(`LISTEN ${subscription.channel}`);
      else await connect(false);
    },
    async close(): Promise<void> {
      closed = true;
      await client?.end();
    },
  };
}

/** A pool on a real PostgreSQL. Refuses a database that is not UTF-8 (Cyrillic search would fail). */
export async function openPostgres(options: DbOptions): Promise<DbHandle> {
  const connectionString = options.databaseUrl;
  const pool = new pg.Pool({
    connectionString,
    max: options.poolSize ?? 10,
    application_name: 'sofra',
  });
  // An idle connection that the server closes must not end the process; the pool replaces it.
  pool.on('error', () => undefined);
  const encoding = await pool.query<{ server_encoding: string }>(
    'SHOW server_encoding',
  );
  if (encoding.rows[0]?.server_encoding !== 'UTF8') {
    await pool.end();
    throw new UnfitDatabaseError(
      'The PostgreSQL database must have the encoding UTF8 (createdb -E UTF8 -T template0 …).',
    );
  }
  const logger = options.onQuery ? { logQuery: options.onQuery } : undefined;
  const db = drizzle(pool, { schema, logger });
  const listener = createListener(connectionString ?? '');

  async function migrateUnderLock(): Promise<void> {
    const holder = await pool.connect();
    try {
      await holder.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    } finally {
      await holder.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      holder.release();
    }
  }

  return {
    db: db as unknown as Db,
    engine: 'postgres',
    listen: (channel, onMessage, onReconnect) =>
      listener.add({ channel, onMessage, onReconnect }),
    migrate: migrateUnderLock,
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}
