import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { noteFullDisk } from '@/server/bounds/database-away';
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

/** How long a connection, or a free place in the pool, is waited for. */
const CONNECT_MS = 3_000;
/** A server that did not end a statement in time itself is left so much later. */
const GRACE_MS = 1_000;
/** How often the listener, which only hears, makes sure that somebody is still there. */
const LISTENER_CHECK_MS = 15_000;

/** The time-outs of a pool whose statements may take so long. */
const boundsOf = (statementMs: number) => ({
  statement_timeout: statementMs,
  query_timeout: statementMs + GRACE_MS,
  idle_in_transaction_session_timeout: statementMs + GRACE_MS,
});

const CONNECTING = {
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/** Tells of each statement that fails, besides whoever sent it. */
function watchFailures(
  client: pg.Pool | pg.PoolClient,
  tell: (error: unknown) => void,
): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
  const asking = (...given: unknown[]): unknown => {
    const answer = ask(...given);
    if (answer instanceof Promise) answer.catch(tell);
    return answer;
  };
  client.query = asking as typeof client.query;
}

/**
 * A connection that did not answer in time is given up with its socket: nobody knows what it still does, and whoever
 * got it next would wait behind that.
 */
function watchConnection(client: pg.PoolClient): void {
  // Lost between two statements of a transaction, it would end the process; the next statement fails anyway.
  client.on('error', () => undefined);
  watchFailures(client, (error) => {
    noteFullDisk(error);
    if (error instanceof Error && error.message === 'Query read timeout')
      void (client as unknown as pg.Client).end();
  });
}

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
      ...CONNECTING,
      query_timeout: CONNECT_MS,
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
    try {
      for (const { channel } of subscriptions)
        await next.query(`LISTEN ${channel}`);
    } catch (error) {
      void next.end();
      throw error;
    }
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

  const check = setInterval(() => {
    const asked = client;
    asked?.query('select 1').catch(() => void asked.end());
  }, LISTENER_CHECK_MS);
  check.unref();

  return {
    async add(subscription: Subscription): Promise<void> {
      if (!CHANNEL.test(subscription.channel))
        throw new Error(`bad channel ${subscription.channel}`);
      subscriptions.push(subscription);
      try {
        if (client) await client.query(`LISTEN ${subscription.channel}`);
        else await connect(false);
      } catch (error) {
        // whoever asks again is called once
        subscriptions.splice(subscriptions.indexOf(subscription), 1);
        throw error;
      }
    },
    async close(): Promise<void> {
      closed = true;
      clearInterval(check);
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
    // Compiling a plan takes longer than any of ours runs.
    options: '-c jit=off',
    ...CONNECTING,
    ...(options.statementMs && boundsOf(options.statementMs)),
  });
  pool.on('connect', watchConnection);
  watchFailures(pool, noteFullDisk);
  // An idle connection that the server closes must not end the process; the pool replaces it.
  pool.on('error', () => undefined);
  const encoding = await pool
    .query<{ server_encoding: string }>('SHOW server_encoding')
    .catch(async (error: unknown) => {
      await pool.end();
      throw error;
    });
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
    // A connection without time-outs: another process may be migrating, and a migration takes what it takes.
    const holder = new pg.Client({ connectionString, ...CONNECTING });
    await holder.connect();
    try {
      await holder.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migrate(drizzle(holder), { migrationsFolder: MIGRATIONS_FOLDER });
    } finally {
      // Its end gives the lock back.
      await holder.end();
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
