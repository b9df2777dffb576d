import type { DbHandle, DbOptions } from './client';

/** Opens PostgreSQL when a URL is given, else PGlite; the driver is loaded on demand. */
export async function createDb(options: DbOptions): Promise<DbHandle> {
  if (options.databaseUrl) {
    const { openPostgres } = await import('./engine-postgres');
    return openPostgres(options);
  }
  const { openPglite } = await import('./engine-pglite');
  return openPglite(options);
}
