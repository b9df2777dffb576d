import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Paging } from '@/server/contracts/common';

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

interface Sorted<T> {
  limit(count: number): { offset(count: number): PromiseLike<T[]> };
}

/** A page of a sorted query's rows, and how many there are in all. */
export async function pageOfRows<T>(
  query: Sorted<T>,
  count: PromiseLike<number>,
  { page, perPage }: Paging,
) {
  const [rows, total] = await Promise.all([
    query.limit(perPage).offset((page - 1) * perPage),
    count,
  ]);
  return { rows, page, perPage, total };
}
