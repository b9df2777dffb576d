import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '@/server/db/client';
import { categories } from '@/server/db/schema/catalogue';
import {
  addonGroups,
  extraGroups,
  extraValues,
  products,
  stocks,
} from '@/server/db/schema/products';
import { columnsBut } from '@/server/repositories/select-sql';

/** A statement takes at most 65535 parameters; fewer are quicker to parse. */
const ROWS = 400;

/** Rows by the statement. */
export function* batches<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += ROWS)
    yield rows.slice(start, start + ROWS);
}

/** `column = excluded.column` for each of these columns of a table. */
export function excluded(
  columns: Readonly<Record<string, PgColumn>>,
): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [
      name,
      sql.raw(`excluded."${column.name}"`),
    ]),
  );
}

/** Inserts rows without an id, answering ids in the same order; `keyOf` tells the rows of one call apart. */
async function insertNew<R extends object>(
  db: Db,
  table: PgTable & { readonly id: PgColumn },
  rows: readonly R[],
  columns: readonly (keyof R & string)[],
): Promise<number[]> {
  const keyOf = (row: object): string =>
    JSON.stringify(
      columns.map((name) => (row as Record<string, unknown>)[name]),
    );
  const ids = new Map<string, number>();
  const known = table as unknown as Record<string, PgColumn>;
  const returned = Object.fromEntries(
    ['id', ...columns].map((name) => [name, known[name] as PgColumn]),
  );
  for (const batch of batches(rows))
    for (const row of await db.insert(table).values(batch).returning(returned))
      ids.set(keyOf(row), Number(row.id));
  return rows.map((row) => ids.get(keyOf(row)) ?? 0);
}

/** Writes these columns of rows that are there, by their ids. */
async function updateRows(
  db: Db,
  table: PgTable & { readonly id: PgColumn },
  rows: readonly { readonly id: number }[],
  columns: Readonly<Record<string, PgColumn>>,
): Promise<void> {
  const inOrder = [...rows].sort((a, b) => a.id - b.id);
  for (const batch of batches(inOrder))
    await db
      .insert(table)
      .values(batch)
      .onConflictDoUpdate({ target: table.id, set: excluded(columns) });
}

type Row<T extends PgTable> = T['$inferInsert'];
type Old<T extends PgTable> = Row<T> & { readonly id: number };

/** How a table is written: new rows, told apart by these columns, and these columns of rows that are there. */
const menuTable = <T extends PgTable & { readonly id: PgColumn }>(
  table: T,
  keys: readonly (keyof Row<T> & string)[],
  columns: Readonly<Record<string, PgColumn>>,
) => ({
  insert: (db: Db, rows: readonly Row<T>[]) => insertNew(db, table, rows, keys),
  update: (db: Db, rows: readonly Old<T>[]) =>
    updateRows(db, table, rows, columns),
});

const STOCK_COLUMNS = {
  sku: stocks.sku,
  priceMinor: stocks.priceMinor,
  position: stocks.position,
  allergens: stocks.allergens,
};

export const PRODUCT_COLUMNS = {
  addon: products.addon,
  categoryId: products.categoryId,
  img: products.img,
  gallery: products.gallery,
  unit: products.unit,
  minQty: products.minQty,
  maxQty: products.maxQty,
  interval: products.interval,
  taxPercent: products.taxPercent,
  active: products.active,
  status: products.status,
  vegetarian: products.vegetarian,
  spicy: products.spicy,
  allergens: products.allergens,
  kcal: products.kcal,
  proteinGrams: products.proteinGrams,
  fatGrams: products.fatGrams,
  carbGrams: products.carbGrams,
  position: products.position,
};

/** The one way a table of the menu is written. */
export const menuTables = {
  extras: menuTable(
    extraGroups,
    ['key'],
    columnsBut(extraGroups, 'id', 'shopId'),
  ),
  values: menuTable(
    extraValues,
    ['groupId', 'key'],
    columnsBut(extraValues, 'id', 'groupId', 'position'),
  ),
  categories: menuTable(categories, ['slug'], {
    img: categories.img,
    active: categories.active,
    position: categories.position,
  }),
  products: menuTable(products, ['slug'], PRODUCT_COLUMNS),
  stocks: {
    /** What is left stays: orders take from it meanwhile. */
    ...menuTable(stocks, ['productId', 'position'], STOCK_COLUMNS),
    updateWithQuantity: menuTable(stocks, [], {
      ...STOCK_COLUMNS,
      quantity: stocks.quantity,
    }).update,
  },
  addonGroups: menuTable(
    addonGroups,
    ['key'],
    columnsBut(addonGroups, 'id', 'shopId'),
  ),
};
