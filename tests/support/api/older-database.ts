import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Db, MIGRATIONS_FOLDER } from '@/server/db/client';

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly tag: string }[];
}

interface Column {
  readonly table: string;
  readonly name: string;
  readonly default: string | null;
}

async function rowsOf<Row>(db: Db, text: string): Promise<Row[]> {
  const answer: unknown = await db.execute(sql.raw(text));
  return (answer as { rows: Row[] }).rows;
}

/** Runs the migrations whose tags are accepted, in their order, statement by statement. */
async function runMigrations(
  db: Db,
  isWanted: (tag: string) => boolean,
): Promise<void> {
  const journal = JSON.parse(
    readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'),
  ) as Journal;
  for (const { tag } of journal.entries.filter((entry) => isWanted(entry.tag)))
    for (const statement of readFileSync(
      join(MIGRATIONS_FOLDER, `${tag}.sql`),
      'utf8',
    ).split('--> statement-breakpoint'))
      await db.execute(sql.raw(statement));
}

const columnsOf = (db: Db) =>
  rowsOf<Column>(
    db,
    `select c.table_name as table, c.column_name as name, c.column_default as default
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' order by 1, 2`,
  );

/** All rows of every table, as JSON by the table's name. */
async function dump(db: Db): Promise<Map<string, string>> {
  const names = new Set((await columnsOf(db)).map(({ table }) => table));
  const texts = new Map<string, string>();
  for (const name of names) {
    const [row] = await rowsOf<{ text: string }>(
      db,
      `select coalesce(json_agg(t), '[]')::text as text from "${name}" t`,
    );
    texts.set(name, row?.text ?? '[]');
  }
  return texts;
}

/** Fills the tables that there are with as much of these rows as their columns hold; ids go on after them. */
async function load(db: Db, rows: ReadonlyMap<string, string>): Promise<void> {
  const tables = new Map<string, Column[]>();
  for (const column of await columnsOf(db))
    tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  await db.transaction(async (tx) => {
    // rows come in the order of names, and what triggers write is among them
    await tx.execute(sql.raw(`set local session_replication_role = replica`));
    for (const [table, columns] of tables) {
      const names = columns.map(({ name }) => `"${name}"`).join(', ');
      await tx.execute(sql.raw(`delete from "${table}"`));
      await tx.execute(
        sql`insert into ${sql.identifier(table)} (${sql.raw(names)}) overriding system value
          select ${sql.raw(names)} from json_populate_recordset(null::${sql.identifier(table)}, ${rows.get(table) ?? '[]'}::json)`,
      );
    }
  });
  await rowsOf(
    db,
    `do $$ declare c record; begin
       for c in select table_name, column_name, pg_get_serial_sequence(quote_ident(table_name), column_name) as s
         from information_schema.columns where table_schema = 'public' loop
         if c.s is not null then
           execute format('select setval(%L, greatest(coalesce(max(%I), 0), nextval(%L))) from %I', c.s, c.column_name, c.s, c.table_name);
         end if;
       end loop; end $$`,
  );
}

/**
 * Makes a database what an older version would have left: the schema of its migrations up to and with `lastTag`, and as
 * much of every row as its columns hold. Answers what brings it up to date, as a new version does at its start.
 */
export async function makeOlder(
  db: Db,
  lastTag: string,
): Promise<() => Promise<void>> {
  const rows = await dump(db);
  await db.execute(sql.raw('drop schema public cascade'));
  await db.execute(sql.raw('create schema public'));
  await runMigrations(db, (tag) => tag <= lastTag);
  await load(db, rows);
  return () => runMigrations(db, (tag) => tag > lastTag);
}
