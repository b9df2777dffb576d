import { sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';

/** How big a city becomes: the written shops are copied until there are `shops`. */
export interface CitySize {
  /** How many shops are seeded; their ids are 1 to this. */
  readonly written: number;
  readonly shops: number;
  /** Of each shop, at most, and of the one with the long menu. */
  readonly dishes: number;
  readonly longMenu: number;
}

/** A database that becomes a big city. */
export interface GrowingCity {
  readonly db: Db;
  readonly size: CitySize;
}

interface Copies {
  readonly table: string;
  /** Columns that get another value than the copied row's. */
  readonly set: Readonly<Record<string, string>>;
}

/** Where the copies come from: `t` is the copied row. */
interface RowCopies extends Copies {
  readonly from: string;
}

/** `shop` is the written shop that owns the row, `c` the copy's number. */
interface ShopCopies extends Copies {
  readonly join?: string;
  readonly shop?: string;
}

interface Column {
  readonly name: string;
  readonly unique: boolean;
}

/** Runs a statement of the generator's own. */
export const run = (db: Db, text: string) => db.execute(sql.raw(text));

/** The number `n` that a query answers. */
export async function first(db: Db, text: string): Promise<number> {
  const answer = (await run(db, text)) as unknown as {
    rows: { n: number }[];
  };
  return Number(answer.rows[0]?.n ?? 0);
}

/** The greatest id of a table: the stride by which the ids of its copies go up. */
export const maxId = (db: Db, table: string): Promise<number> =>
  first(db, `select coalesce(max(id), 0)::int as n from ${table}`);

/** What can be written in a table; `unique`: no two rows may have the same value. */
async function columnsOf(db: Db, table: string): Promise<Column[]> {
  const answer = (await run(
    db,
    `select a.attname as name, exists (
       select from pg_index i where i.indrelid = a.attrelid and i.indisunique
         and i.indpred is null and i.indnkeyatts = 1 and i.indkey[0] = a.attnum
     ) as "unique"
     from pg_attribute a
     where a.attrelid = '${table}'::regclass and a.attnum > 0
       and not a.attisdropped and a.attgenerated = ''
     order by a.attnum`,
  )) as unknown as { rows: Column[] };
  return answer.rows;
}

/**
 * Copies rows with all their columns, also those that later migrations add. A unique column that `set` does not name
 * gets its default instead of the copied value.
 */
export async function copyRows(
  db: Db,
  { from, set, table }: RowCopies,
): Promise<void> {
  const columns = (await columnsOf(db, table)).filter(
    ({ name, unique }) => name in set || !unique,
  );
  const names = columns.map(({ name }) => `"${name}"`);
  const values = columns.map(({ name }) => set[name] ?? `t."${name}"`);
  await run(
    db,
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} ${from}`,
  );
}

/** Copies the rows of the written shops, once for each copy of their shop. */
export async function copyShopRows(
  { db, size: { shops, written } }: GrowingCity,
  { join = '', set, shop = 't.shop_id', table }: ShopCopies,
): Promise<void> {
  const from = `from ${table} t ${join} cross join generate_series(1, ${Math.ceil(shops / written)}) c
    where ${shop} <= ${written} and c * ${written} + ${shop} <= ${shops}`;
  await copyRows(db, { table, set, from });
}

/** A written id in the copy `c`. */
export const inCopy = (column: string, stride: number): string =>
  `c * ${stride} + t.${column}`;
/** A written shop's id in the copy `c`. */
export const shopOf = ({ size }: GrowingCity, column = 'shop_id') =>
  inCopy(column, size.written);
/** A uuid that no other row of the kind has. */
export const uuidOf = (kind: string): string =>
  `md5('${kind}' || t.uuid || c)::uuid`;

/** The stride of a table whose copies are there already. */
export const maxIdWritten = (
  { db, size }: GrowingCity,
  table: string,
): Promise<number> =>
  first(
    db,
    `select coalesce(max(id), 0)::int as n from ${table} where shop_id <= ${size.written}`,
  );
