import net from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPostgres } from '@/server/db/engine-postgres';
import {
  type PostgresServer,
  startPostgres,
} from '@/tests/support/embedded-postgres';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
  await postgres.createDatabase('outage');
}, 60_000);
afterAll(() => postgres.stop());

/** A way to the database that can be cut and mended. */
async function openWay() {
  const url = new URL(postgres.url('outage'));
  const target = Number(url.port);
  const ends = new Set<net.Socket>();
  let isCut = false;
  let asked = 0;
  const way = net.createServer((near) => {
    asked += 1;
    if (isCut) return near.destroy();
    const far = net.connect(target, url.hostname);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on('error', () => undefined);
      end.on('close', () => other.destroy());
      end.pipe(other);
    }
  });
  await new Promise<void>((done) => way.listen(0, '127.0.0.1', done));
  url.port = String((way.address() as net.AddressInfo).port);
  return {
    url: url.href,
    asked: () => asked,
    cut: (next: boolean) => {
      isCut = next;
      if (next) for (const end of ends) end.destroy();
    },
    close: () => way.close(),
  };
}

test('a lost listener comes back alone, however long the database was gone', async () => {
  const way = await openWay();
  const database = await openPostgres({ databaseUrl: way.url });
  const heard: string[] = [];
  await database.listen('news', (text) => heard.push(text));

  way.cut(true);
  const before = way.asked();
  await new Promise((done) => setTimeout(done, 3_200));
  expect(way.asked() - before).toBeLessThanOrEqual(7);
  way.cut(false);

  await vi.waitFor(
    async () => {
      await database.db.execute(`notify news, 'back'`);
      expect(heard).toContain('back');
    },
    { timeout: 5_000, interval: 700 },
  );
  const { rows } = (await database.db.execute(
    `select 1 from pg_stat_activity where application_name = 'sofra-listen'`,
  )) as unknown as { rows: unknown[] };
  expect(rows).toHaveLength(1);
  await database.close();
  way.close();
}, 30_000);
