import { sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';

/** How many shops the big city has; the written ones are copied until there are that many. */
export const SHOPS = 2000;
/** The shops of the demo city. */
export const AS_WRITTEN = 79;
export const COPIES = Math.ceil(SHOPS / AS_WRITTEN);

/** Where the copies of a table's rows come from: `t` is the written row, `shop` the written shop that owns it. */
interface CopyPlan {
  readonly table: string;
  readonly join?: string;
  readonly shop?: string;
  /** Columns that get another value than the written row's; `c` is the copy's number. */
  readonly set: Readonly<Record<string, string>>;
  /** Instead of the copies of a shop's rows. */
  readonly from?: string;
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

async function columnsOf(db: Db, table: string): Promise<string[]> {
  const answer = (await run(
    db,
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER'
     order by ordinal_position`,
  )) as unknown as { rows: { name: string }[] };
  return answer.rows.map(({ name }) => name);
}

/** Inserts every written row once per copy, with all its columns, also those that later work adds to the table. */
export async function copyRows(db: Db, plan: CopyPlan): Promise<void> {
  const { from, join = '', set, shop = 't.shop_id', table } = plan;
  const columns = await columnsOf(db, table);
  const values = columns.map((name) => set[name] ?? `t."${name}"`);
  const source =
    from ??
    `from ${table} t ${join} cross join generate_series(1, ${COPIES}) c
     where ${shop} <= ${AS_WRITTEN} and c * ${AS_WRITTEN} + ${shop} <= ${SHOPS}`;
  await run(
    db,
    `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')})
     select ${values.join(', ')} ${source}`,
  );
}

/** A written id in the copy `c`. */
export const inCopy = (column: string, stride: number): string =>
  `c * ${stride} + t.${column}`;
/** A written shop's id in the copy `c`. */
export const shopOf = (column = 'shop_id') => inCopy(column, AS_WRITTEN);
/** A uuid that no other row of the kind has. */
export const uuidOf = (kind: string): string =>
  `md5('${kind}' || t.uuid || c)::uuid`;

/** The stride of a table whose copies are there already. */
export const maxIdWritten = (db: Db, table: string): Promise<number> =>
  first(
    db,
    `select coalesce(max(id), 0)::int as n from ${table} where shop_id <= ${AS_WRITTEN}`,
  );
