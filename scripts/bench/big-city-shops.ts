import type { Db } from '@/server/db/client';
import {
  copyRows,
  inCopy,
  maxId,
  maxIdWritten,
  shopOf,
  uuidOf,
} from './big-city-copies';
import { QUARTERS } from './big-city-words';

/** Degrees by which a copy is moved: up to six kilometres each way. */
const NORTH = `((c * 7919 + t.id * 104729) % 1000 - 500) * 0.000108`;
const EAST = `((c * 15485 + t.id * 32452) % 1000 - 500) * 0.000144`;
const MOVED = `(select polygon(path(t.area) + point(
  ((c * 7919 + t.shop_id * 104729) % 1000 - 500) * 0.000108,
  ((c * 15485 + t.shop_id * 32452) % 1000 - 500) * 0.000144)))`;

/** Copies the written shops with all that is theirs but their menus. */
export async function copyShops(db: Db): Promise<void> {
  await copyRows(db, {
    table: 'shops',
    shop: 't.id',
    set: {
      id: shopOf('id'),
      uuid: uuidOf('shop'),
      slug: `t.slug || '-' || c`,
      latitude: `t.latitude + ${NORTH}`,
      longitude: `t.longitude + ${EAST}`,
      orders_count: 't.orders_count + (c * 37 + t.id) % 500',
    },
  });
  const own = { shop_id: shopOf() };
  for (const table of ['shop_tags', 'shop_categories'])
    await copyRows(db, { table, set: own });
  for (const table of [
    'shop_working_days',
    'shop_closed_dates',
    'shop_payments',
    'reviews',
    'addon_groups',
    'extra_groups',
    'discounts',
  ]) {
    const stride = await maxId(db, table);
    const set: Record<string, string> = { id: inCopy('id', stride), ...own };
    if (table === 'reviews') set.order_id = 'null';
    await copyRows(db, { table, set });
  }
  await copyRows(db, {
    table: 'delivery_zones',
    set: { id: shopOf('id'), ...own, area: MOVED },
  });
  await copyRows(db, {
    table: 'shop_translations',
    set: {
      id: inCopy('id', await maxId(db, 'shop_translations')),
      ...own,
      title: `t.title || ' ' || (select word from big_words w where w.kind = 'quarter'
        and w.locale = t.locale and w.n = c % ${QUARTERS.length})`,
    },
  });
}

/** Copies the sections of the menus. */
export async function copySections(db: Db): Promise<void> {
  const stride = await maxId(db, 'categories');
  await copyRows(db, {
    table: 'categories',
    set: { id: inCopy('id', stride), uuid: uuidOf('menu'), shop_id: shopOf() },
  });
  await copyRows(db, {
    table: 'category_translations',
    join: 'join categories o on o.id = t.category_id',
    shop: 'o.shop_id',
    set: {
      id: inCopy('id', await maxId(db, 'category_translations')),
      category_id: inCopy('category_id', stride),
    },
  });
}

/** Copies what can be added to dishes; `products` is the stride of product ids. */
export async function copyAddons(db: Db, products: number): Promise<void> {
  const isAddon = 'join products o on o.addon and o.id =';
  await copyRows(db, {
    table: 'products',
    join: `${isAddon} t.id`,
    set: {
      id: inCopy('id', products),
      uuid: uuidOf('addon'),
      shop_id: shopOf(),
      category_id: 'null',
    },
  });
  await copyRows(db, {
    table: 'product_translations',
    join: `${isAddon} t.product_id`,
    shop: 'o.shop_id',
    set: {
      id: inCopy('id', await maxId(db, 'product_translations')),
      product_id: inCopy('product_id', products),
    },
  });
  const stocks = await maxId(db, 'stocks');
  await copyRows(db, {
    table: 'stocks',
    join: `${isAddon} t.product_id`,
    shop: 'o.shop_id',
    set: {
      id: inCopy('id', stocks),
      product_id: inCopy('product_id', products),
    },
  });
  await copyRows(db, {
    table: 'addon_group_items',
    join: 'join addon_groups o on o.id = t.group_id',
    shop: 'o.shop_id',
    set: {
      id: inCopy('id', await maxId(db, 'addon_group_items')),
      group_id: inCopy('group_id', await maxIdWritten(db, 'addon_groups')),
      stock_id: inCopy('stock_id', stocks),
    },
  });
  await copyRows(db, {
    table: 'extra_values',
    join: 'join extra_groups o on o.id = t.group_id',
    shop: 'o.shop_id',
    set: {
      id: inCopy('id', await maxId(db, 'extra_values')),
      group_id: inCopy('group_id', await maxIdWritten(db, 'extra_groups')),
    },
  });
}
