import type { Db } from '@/server/db/client';
import { createDb } from '@/server/db/create-db';
import { exampleCity } from '@/scripts/lib/data-tools';
import { startPostgres } from '@/tests/support/api/embedded-postgres';
import { type CitySize, first, maxId, run } from './big-city-copies';
import { makeDishes, makeWords } from './big-city-dishes';
import { copyAddons, copySections, copyShops } from './big-city-shops';

const DATABASE = 'sofra';

/** Two thousand shops and two hundred thousand dishes; 79 shops are written. */
export const BIG_CITY: CitySize = {
  written: 79,
  shops: 2000,
  dishes: 100,
  longMenu: 500,
};

export interface BigCity {
  readonly databaseUrl: string;
  readonly shops: number;
  readonly products: number;
  readonly seconds: number;
  stop(): Promise<void>;
}

async function advanceSequences(db: Db): Promise<void> {
  await run(
    db,
    `do $$ declare s record; begin
       for s in select table_name as t from information_schema.columns
         where table_schema = 'public' and column_name = 'id' and column_default like 'nextval%'
       loop execute format('select setval(pg_get_serial_sequence(%L, ''id''),
         greatest(1, (select coalesce(max(id), 1) from %I)))', s.t, s.t); end loop;
     end $$`,
  );
}

/** What triggers keep is made at the end, at once. */
async function setTriggers(db: Db, state: 'disable' | 'enable'): Promise<void> {
  await run(
    db,
    `do $$ declare t text; begin
       for t in select distinct tgrelid::regclass::text from pg_trigger where not tgisinternal
       loop execute format('alter table %s ${state} trigger user', t); end loop;
     end $$`,
  );
}

async function keepUp(db: Db): Promise<void> {
  await run(
    db,
    `update products p set price_minor = (select s.price_minor from stocks s
       where s.product_id = p.id order by s.position, s.id limit 1)
     where p.price_minor is null`,
  );
  await run(
    db,
    'insert into shop_changes select id, now() from shops on conflict do nothing',
  );
  await setTriggers(db, 'enable');
  await run(db, 'select search_rebuild()');
}

/** Seeds the written shops in an empty, migrated database and copies them. */
export async function fillBigCity(db: Db, size: CitySize): Promise<void> {
  const written = await exampleCity().seed(db, {
    shops: size.written,
    now: new Date(),
    demo: true,
  });
  if (!written) throw new Error('the database is not empty');
  const city = { db, size };
  const products = await maxId(db, 'products');
  await setTriggers(db, 'disable');
  await makeWords(city);
  await copyShops(city);
  await copySections(city);
  await copyAddons(city, products);
  await makeDishes(city);
  await keepUp(db);
  await advanceSequences(db);
  await run(db, 'vacuum analyze');
}

/** A city of this size in English, Arabic and Russian, on a PostgreSQL of its own. */
export async function openBigCity(size: CitySize): Promise<BigCity> {
  const startedAt = performance.now();
  const postgres = await startPostgres();
  try {
    await postgres.createDatabase(DATABASE);
    const databaseUrl = postgres.url(DATABASE);
    const handle = await createDb({ databaseUrl, poolSize: 2 });
    try {
      await handle.migrate();
      await run(handle.db, `alter system set max_wal_size = '4GB'`);
      await run(handle.db, 'select pg_reload_conf()');
      await fillBigCity(handle.db, size);
      return {
        databaseUrl,
        shops: await first(handle.db, 'select count(*)::int as n from shops'),
        products: await first(
          handle.db,
          'select count(*)::int as n from products where not addon',
        ),
        seconds: (performance.now() - startedAt) / 1000,
        stop: () => postgres.stop(),
      };
    } finally {
      await handle.close();
    }
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
