import { sql } from 'drizzle-orm';
import {
  copyRows,
  first,
  type GrowingCity,
  maxId,
  maxIdWritten,
  run,
} from './big-city-copies';
import { nameOf, QUARTERS, RARE, VARIATIONS } from './big-city-words';

/** The restaurant whose menu is long. */
export const LONG_MENU_SHOP = 1;
const LOCALES = ['en', 'ar', 'ru'] as const;

/** The words that tell copies apart, where statements can join them. */
export async function makeWords({ db, size }: GrowingCity): Promise<void> {
  await run(
    db,
    'create table big_words (kind text, n int, locale text, word text)',
  );
  const names = Array.from({ length: size.shops }, (_, shop) => nameOf(shop));
  const kinds = {
    quarter: QUARTERS,
    variation: VARIATIONS,
    rare: [RARE],
    name: names,
  };
  const rows = Object.entries(kinds).flatMap(([kind, words]) =>
    words.flatMap((word, n) =>
      LOCALES.map((locale, index) => ({ kind, n, locale, word: word[index] })),
    ),
  );
  await db.execute(sql`insert into big_words
    select * from json_to_recordset(${JSON.stringify(rows)}::json)
    as x(kind text, n int, locale text, word text)`);
}

/** Which written dish each new one is made of: a shop's own first, then variations of them. */
async function planDishes({ db, size }: GrowingCity): Promise<void> {
  const { dishes, longMenu, shops, written } = size;
  const start = await maxId(db, 'products');
  await run(
    db,
    `create table big_dishes as
     select ${start} + row_number() over (order by shop_id, rank)::int as id,
       written, shop_id, c, v from (
       select t.id as written, c * ${written} + t.shop_id as shop_id, c, v,
         row_number() over (partition by c * ${written} + t.shop_id order by v, t.id) as rank
       from products t, generate_series(0, ${Math.ceil(shops / written)}) c,
         generate_series(0, ${VARIATIONS.length - 1}) v
       where not t.addon and t.shop_id <= ${written}
         and c * ${written} + t.shop_id <= ${shops}
         and (v < 12 or c * ${written} + t.shop_id = ${LONG_MENU_SHOP})) all_dishes
     where rank <= case shop_id when ${LONG_MENU_SHOP} then ${longMenu} else ${dishes} end
       and (c > 0 or v > 0)`,
  );
  await run(db, 'create index on big_dishes (written)');
  await run(db, 'analyze big_dishes');
}

async function insertDishes(city: GrowingCity): Promise<void> {
  const { db } = city;
  const sections = await maxIdWritten(city, 'categories');
  const discounts = await maxIdWritten(city, 'discounts');
  const of = (column: string, table: string) =>
    `from big_dishes m join ${table} t on t.${column} = m.written`;
  await copyRows(db, {
    table: 'products',
    from: of('id', 'products'),
    set: {
      id: 'm.id',
      uuid: `md5('dish' || m.id)::uuid`,
      slug: `t.slug || '-' || m.id`,
      shop_id: 'm.shop_id',
      category_id: `m.c * ${sections} + t.category_id`,
      position: 'm.id',
      orders_count: `(m.id::bigint * 48271 % 601)::int * (t.orders_count > 0)::int`,
    },
  });
  const words = `left join big_words w on w.kind = 'variation' and w.locale = t.locale
    and m.v > 0 and w.n = (m.v * 7 + m.c * 3 + m.written) % ${VARIATIONS.length}
    left join big_words r on r.kind = 'rare' and r.locale = t.locale and m.id % 9973 = 0
    left join big_words s on s.kind = 'name' and s.locale = t.locale
      and m.v % 5 = 2 and s.n = m.shop_id - 1`;
  await copyRows(db, {
    table: 'product_translations',
    from: `${of('product_id', 'product_translations')} ${words}`,
    set: {
      id: `${await maxId(db, 'product_translations')} + row_number() over ()`,
      product_id: 'm.id',
      title: `concat_ws(' ', t.title, w.word, s.word, r.word)`,
    },
  });
  await makeStocks(city, of);
  await copyRows(db, {
    table: 'product_discounts',
    from: of('product_id', 'product_discounts'),
    set: {
      product_id: 'm.id',
      discount_id: `m.c * ${discounts} + t.discount_id`,
    },
  });
  const groups = await maxIdWritten(city, 'addon_groups');
  await copyRows(db, {
    table: 'product_addon_groups',
    from: of('product_id', 'product_addon_groups'),
    set: { product_id: 'm.id', group_id: `m.c * ${groups} + t.group_id` },
  });
}

async function makeStocks(
  { db, size }: GrowingCity,
  of: (column: string, table: string) => string,
): Promise<void> {
  const values = await first(
    db,
    `select max(v.id)::int as n from extra_values v join extra_groups g on g.id = v.group_id
     where g.shop_id <= ${size.written}`,
  );
  await run(
    db,
    `create table big_stocks as select t.id as written, m.c, m.id as product_id,
       ${await maxId(db, 'stocks')} + row_number() over (order by m.id, t.id)::int as id
     ${of('product_id', 'stocks')}`,
  );
  const from = (column: string, table: string) =>
    `from big_stocks m join ${table} t on t.${column} = m.written`;
  await copyRows(db, {
    table: 'stocks',
    from: from('id', 'stocks'),
    set: {
      id: 'm.id',
      product_id: 'm.product_id',
      price_minor: `t.price_minor + (m.id % 40) * 5`,
    },
  });
  await copyRows(db, {
    table: 'stock_extras',
    from: from('stock_id', 'stock_extras'),
    set: {
      stock_id: 'm.id',
      extra_value_id: `m.c * ${values} + t.extra_value_id`,
    },
  });
}

/** Fills the menus: one restaurant has a long one. */
export async function makeDishes(city: GrowingCity): Promise<void> {
  await planDishes(city);
  await insertDishes(city);
  await run(city.db, 'drop table big_words, big_dishes, big_stocks');
}
