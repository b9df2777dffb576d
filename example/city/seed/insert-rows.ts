import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '@/server/db/client';
import { type CityRows, SEEDED, type SeededTable } from './rows';

/** Where an operator's own rows may stand already (keep-operators.ts); theirs win. */
const SHARED: readonly SeededTable[] = [
  'settings',
  'currencies',
  'payments',
  'blogPosts',
  'careers',
];

/** A statement takes at most 65535 parameters; fewer are quicker to parse. */
const PARAMETERS_MAX = 12_000;

async function insertAll(
  db: Db,
  table: PgTable,
  rows: readonly Record<string, unknown>[],
  isShared: boolean,
): Promise<void> {
  const widest = Object.keys(getTableColumns(table)).length;
  const batch = Math.max(1, Math.floor(PARAMETERS_MAX / widest));
  for (let start = 0; start < rows.length; start += batch) {
    const insert = db.insert(table).values(rows.slice(start, start + batch));
    await (isShared ? insert.onConflictDoNothing() : insert);
  }
}

/** Lets the next id of a table follow the ones that were given by hand. */
async function advanceSequence(db: Db, table: PgTable): Promise<void> {
  if (!('id' in getTableColumns(table))) return;
  const name = getTableName(table);
  await db.execute(sql`
    select setval(pg_get_serial_sequence(${name}, 'id'), m.id)
    from (select max(id) as id from ${table}) m where m.id is not null`);
}

/** Writes a planned city, parents first, within the caller's transaction. */
export async function insertRows(
  db: Db,
  rows: CityRows,
  onProgress: (fraction: number, table: string) => void,
): Promise<void> {
  const names = Object.keys(SEEDED).filter(
    (name): name is SeededTable => name in SEEDED,
  );
  const total = names.reduce((sum, name) => sum + rows.of(name).length, 0);
  let written = 0;
  for (const name of names) {
    const list = rows.of(name);
    onProgress(written / Math.max(1, total), name);
    await insertAll(db, SEEDED[name], list, SHARED.includes(name));
    await advanceSequence(db, SEEDED[name]);
    written += list.length;
  }
}
