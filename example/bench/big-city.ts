import { exampleCity } from '@/scripts/lib/data-tools';
import type { Db } from '@/server/db/client';
import { createDb } from '@/server/db/create-db';
import { startPostgres } from '@/tests/support/api/embedded-postgres';
import {
  type CitySize,
  copyShopRows,
  first,
  type GrowingCity,
  inCopy,
  maxId,
  maxIdWritten,
  run,
  shopOf,
  uuidOf,
} from './big-city-copies';
import { makeDishes, makeWords } from './big-city-dishes';
import { QUARTERS } from './big-city-words';

/** Degrees by which a copy is moved: up to six kilometres each way. */
const NORTH = `((c * 7919 + t.id * 104729) % 1000 - 500) * 0.000108`;
const EAST = `((c * 15485 + t.id * 32452) % 1000 - 500) * 0.000144`;
const MOVED = `(select polygon(path(t.area) + point(
  ((c * 7919 + t.shop_id * 104729) % 1000 - 500) * 0.000108,
  ((c * 15485 + t.shop_id * 32452) % 1000 - 500) * 0.000144)))`;

/** Copies the written shops with all that is theirs but their menus. */
async function copyShops(city: GrowingCity): Promise<void> {
  await copyShopRows(city, {
    table: 'shops',
    shop: 't.id',
    set: {
      id: shopOf(city, 'id'),
      uuid: uuidOf('shop'),
      slug: `t.slug || '-' || c`,
      latitude: `t.latitude + ${NORTH}`,
      longitude: `t.longitude + ${EAST}`,
      orders_count: 't.orders_count + (c * 37 + t.id) % 500',
    },
  });
  const own = { shop_id: shopOf(city) };
  for (const table of ['shop_tags', 'shop_categories'])
    await copyShopRows(city, { table, set: own });
  for (const table of [
    'shop_working_days',
    'shop_closed_dates',
    'shop_payments',
    'reviews',
    'addon_groups',
    'extra_groups',
    'discounts',
  ]) {
    const stride = await maxId(city.db, table);
    await copyShopRows(city, {
      table,
      set: { id: inCopy('id', stride), ...own },
    });
  }
  await copyShopRows(city, {
    table: 'delivery_zones',
    set: { id: shopOf(city, 'id'), ...own, area: MOVED },
  });
  await copyShopRows(city, {
    table: 'shop_translations',
    set: {
      id: inCopy('id', await maxId(city.db, 'shop_translations')),
      ...own,
      title: `t.title || ' ' || (select word from big_words w where w.kind = 'quarter'
        and w.locale = t.locale and w.n = c % ${QUARTERS.length})`,
    },
  });
}

/** Copies the sections of the menus. */
async function copySections(city: GrowingCity): Promise<void> {
  const stride = await maxId(city.db, 'categories');
  await copyShopRows(city, {
    table: 'categories',
    set: {
      id: inCopy('id', stride),
      uuid: uuidOf('menu'),
      shop_id: shopOf(city),
    },
  });
  await copyShopRows(city, {
    table: 'category_translations',
    join: 'join categories o on o.id = t.category_id',
    shop: 'o.shop_id',
    set: {
      id: inCopy('id', await maxId(city.db, 'category_translations')),
      category_id: inCopy('category_id', stride),
    },
  });
}

/** Copies what can be added to dishes; `products` is the stride of product ids. */
async function copyAddons(city: GrowingCity, products: number): Promise<void> {
  const isAddon = 'join products o on o.addon and o.id =';
  await copyShopRows(city, {
    table: 'products',
    join: `${isAddon} t.id`,
    set: {
      id: inCopy('id', products),
      uuid: uuidOf('addon'),
      shop_id: shopOf(city),
      category_id: 'null',
    },
  });
  await copyShopRows(city, {
    table: 'product_translations',
    join: `${isAddon} t.product_id`,
    shop: 'o.shop_id',
    set: {
      id: inCopy('id', await maxId(city.db, 'product_translations')),
      product_id: inCopy('product_id', products),
    },
  });
  const stocks = await maxId(city.db, 'stocks');
  await copyShopRows(city, {
    table: 'stocks',
    join: `${isAddon} t.product_id`,
    shop: 'o.shop_id',
    set: {
      id: inCopy('id', stocks),
      product_id: inCopy('product_id', products),
    },
  });
  await copyShopRows(city, {
    table: 'addon_group_items',
    join: 'join addon_groups o on o.id = t.group_id',
    shop: 'o.shop_id',
    set: {
      id: inCopy('id', await maxId(city.db, 'addon_group_items')),
      group_id: inCopy('group_id', await maxIdWritten(city, 'addon_groups')),
      stock_id: inCopy('stock_id', stocks),
    },
  });
  await copyShopRows(city, {
    table: 'extra_values',
    join: 'join extra_groups o on o.id = t.group_id',
    shop: 'o.shop_id',
    set: {
      id: inCopy('id', await maxId(city.db, 'extra_values')),
      group_id: inCopy('group_id', await maxIdWritten(city, 'extra_groups')),
    },
  });
}

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
