import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Db, MIGRATIONS_FOLDER } from '@/server/db/client';
import { shops } from '@/server/db/schema/catalogue';

/** Applied migrations and shops that visitors can find, in one statement. */
export async function countForHealth(
  db: Db,
): Promise<{ readonly migrations: number; readonly shops: number }> {
  const { rows } = (await db.execute(
    sql`select (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
      (select count(*)::int from ${shops} where ${shops.status} = 'approved' and ${shops.closedAt} is null) as shops`,
  )) as unknown as { rows: { migrations: number; shops: number }[] };
  const [row] = rows;
  return { migrations: Number(row?.migrations), shops: Number(row?.shops) };
}

export function countCommittedMigrations(): number {
  const journal = readFileSync(
    join(process.cwd(), MIGRATIONS_FOLDER, 'meta/_journal.json'),
    'utf8',
  );
  return (JSON.parse(journal) as { entries: unknown[] }).entries.length;
}
