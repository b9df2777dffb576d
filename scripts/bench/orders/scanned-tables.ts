import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';

/** The server counts a transaction's reads within a second of its end. */
const COUNTED_MS = 1_500;

/** Smaller ones are read as a whole because that is the quickest way. */
const LARGE_ROWS = 1_000;

interface Scans {
  readonly name: string;
  readonly scans: number;
  readonly rows: number;
}

async function countScans(db: Db): Promise<Map<string, Scans>> {
  await sleep(COUNTED_MS);
  const answer = (await db.execute(
    sql`select relname as name, seq_scan::float8 as scans, seq_tup_read::float8 as rows from pg_stat_user_tables`,
  )) as unknown as { rows: Scans[] };
  return new Map(answer.rows.map((row) => [row.name, row]));
}

/**
 * The large tables that the work read from end to end, where that was at least `least` rows in all: what grows with
 * them, whatever else the machine does meanwhile.
 */
export async function scannedTables<T>(
  db: Db,
  least: number,
  work: () => Promise<T>,
): Promise<{ readonly done: T; readonly scanned: readonly string[] }> {
  const before = await countScans(db);
  const done = await work();
  const scanned = [...(await countScans(db)).values()]
    .map(({ name, rows, scans }) => {
      const known = before.get(name) ?? { rows: 0, scans: 0 };
      return { name, rows: rows - known.rows, scans: scans - known.scans };
    })
    .filter(({ rows, scans }) => rows >= least && rows >= scans * LARGE_ROWS)
    .map(({ name, rows }) => `${name} (${rows} rows)`);
  return { done, scanned };
}
