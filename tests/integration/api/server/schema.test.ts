// @module-tag both-engines
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect } from 'vitest';
import * as tables from '@/server/db/schema/tables';
import { api, it } from '@/tests/support/api/api-test';

/** What migrations make that a drizzle schema does not declare (server/db/migrations/0001_guards.sql). */
const GUARD_INDEXES = [
  'addresses_one_active_per_user true',
  'currencies_one_default true',
];
const GUARD_KEYS = [
  'cart_details cart_details_parent_fk',
  'cart_details cart_details_quantity_positive',
  'order_details order_details_parent_fk',
  'orders orders_total_adds_up',
  'stocks stocks_price_not_negative',
  'stocks stocks_quantity_not_negative',
];

const declared = Object.values(tables)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableConfig(table));

async function namesOf(query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = (await api.db.execute(query)) as {
    rows: { name: string }[];
  };
  return rows.map(({ name }) => name).sort();
}

it('the migrated database has its indexes, no less and no more', async () => {
  const indexes = declared.flatMap(({ indexes: all }) =>
    all.map(({ config }) => `${config.name} ${config.unique}`),
  );
  const made = await namesOf(sql`
    select relname || ' ' || indisunique as name
    from pg_index join pg_class on oid = indexrelid
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)`);
  expect(made).toEqual([...indexes, ...GUARD_INDEXES].sort());
});

it('the migrated database has its keys and checks, no less and no more', async () => {
  const made = await namesOf(sql`
    select conrelid::regclass || ' ' || conname as name
    from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('u', 'f', 'c')`);
  const keys = declared.flatMap((table) =>
    [
      ...table.uniqueConstraints.map((one) => one.getName()),
      ...table.columns.flatMap((one) => (one.isUnique ? one.uniqueName : [])),
      ...table.foreignKeys.map((one) => one.getName()),
      ...table.checks.map((one) => one.name),
    ].map((name) => `${table.name} ${name}`),
  );
  expect(made).toEqual([...keys, ...GUARD_KEYS].sort());
});
