// @vitest-environment node
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationFaults } from '@/scripts/static/migrations';
import { MIGRATIONS_FOLDER } from '@/server/db/client';

let folder = '';
beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(join('.cache', 'schema-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The tables of the schema but `without`, and one more. */
function schemaWith(name: string, without = 'nothing'): string {
  const file = join(folder, `${name}.ts`);
  writeFileSync(
    file,
    `import { pgTable, serial } from 'drizzle-orm/pg-core';
     import * as tables from '@/server/db/schema/tables';
     const { ${without}: left, ...others } = tables as Record<string, unknown>;
     module.exports = { ...others, made: pgTable('${name}', { id: serial() }) };`,
  );
  return file;
}

test('a table without a migration is found', async () => {
  const faults = await migrationFaults({ schema: schemaWith('forgotten') });
  expect(faults).toEqual([expect.stringContaining('CREATE TABLE "forgotten"')]);
});

test('a table with another name, about which drizzle-kit asks, is found', async () => {
  const schema = schemaWith('newsletters', 'news');
  expect(await migrationFaults({ schema })).toEqual([
    expect.stringContaining('was renamed'),
  ]);
});

test('migrations without their snapshots are found', async () => {
  const migrations = join(folder, 'migrations');
  cpSync(MIGRATIONS_FOLDER, migrations, { recursive: true });
  for (const name of readdirSync(join(migrations, 'meta')))
    if (name.endsWith('_snapshot.json') && name > '0031')
      rmSync(join(migrations, 'meta', name));
  expect(await migrationFaults({ migrations })).toEqual([
    expect.stringContaining('CREATE TABLE "news"'),
  ]);
});
