// @module-tag both-engines
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '@/server/db/engine-postgres';
import { openWay } from '@/tests/support/api/database-way';
import {
  type PostgresServer,
  startPostgres,
} from '@/tests/support/api/embedded-postgres';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
  await postgres.createDatabase('outage');
});
afterAll(() => postgres.stop());

test('a lost listener comes back alone, however long the database was gone', async () => {
  const way = await openWay(postgres.url('outage'));
  const database = await openPostgres({ databaseUrl: way.url });
  const heard: string[] = [];
  await database.listen('news', (text) => heard.push(text));

  way.turn('cut');
  const before = way.asked.length;
  await expect.poll(() => way.asked.length - before).toBeGreaterThan(5);
  way.turn('open');
  const tries = way.asked.slice(before);
  // a timer may be early by a fraction, on a busy machine only late
  for (const [index, at] of tries.slice(1).entries())
    expect(at - (tries[index] ?? 0)).toBeGreaterThan(480);

  await expect
    .poll(async () => {
      await database.db.execute(`notify news, 'back'`);
      return heard;
    })
    .toContain('back');
  const { rows } = (await database.db.execute(
    `select 1 from pg_stat_activity where application_name = 'sofra-listen'`,
  )) as unknown as { rows: unknown[] };
  expect(rows).toHaveLength(1);
  await database.close();
  way.close();
});
