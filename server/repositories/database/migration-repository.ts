import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Db, MIGRATIONS_FOLDER } from '@/server/db/client';

export async function countAppliedMigrations(db: Db): Promise<number> {
  const result = await db.execute(
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  return Number(
    (result as unknown as { rows: { count: number }[] }).rows[0]?.count ?? 0,
  );
}

export function countCommittedMigrations(): number {
  const journal = readFileSync(
    join(process.cwd(), MIGRATIONS_FOLDER, 'meta/_journal.json'),
    'utf8',
  );
  return (JSON.parse(journal) as { entries: unknown[] }).entries.length;
}
