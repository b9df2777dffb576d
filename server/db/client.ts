import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as tables from './schema/tables';

/** The application's handle; inside `transaction(tx => …)` only `tx` may be used (PGlite deadlocks otherwise). */
export type Db = PgDatabase<PgQueryResultHKT, typeof tables>;

export interface DbHandle {
  readonly db: Db;
  readonly engine: 'pglite' | 'postgres';
  /** Calls back for every NOTIFY on the channel; `onReconnect` runs when messages may have been missed. */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<void>;
  /** Applies the committed migrations under a lock; safe to call from several processes at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

export interface DbOptions {
  readonly databaseUrl?: string;
  readonly poolSize?: number;
  /** PGlite's folder; omitted: in memory (tests). */
  readonly dataDir?: string;
  /** PGlite runs in a thread of its own; omitted (tools, tests): in this one. */
  readonly inThread?: boolean;
  /** That thread ended by itself: whatever is asked from now on fails. */
  readonly onLost?: (error: Error) => void;
  readonly onQuery?: () => void;
  /** PostgreSQL: how long a statement may take, in milliseconds; omitted (tools): as long as it takes. */
  readonly statementMs?: number;
}

/** Whoever migrates, or brings what every site needs, holds this advisory lock of the database meanwhile. */
export const MIGRATION_LOCK = 714_100;
export const MIGRATIONS_FOLDER = 'server/db/migrations';

/** A database that answers, but that Sofra cannot use; the message says what to do. */
export class UnfitDatabaseError extends Error {
  override readonly name = 'UnfitDatabaseError';
}
