import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Every column of a table but these, for a select. */
export function columnsBut<
  T extends PgTable,
  K extends keyof T['_']['columns'] & string = never,
>(table: T, ...left: readonly K[]): Omit<T['_']['columns'], K> {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(
    columns.filter(([name]) => !(left as readonly string[]).includes(name)),
  ) as Omit<T['_']['columns'], K>;
}
