import {
  copyShopRows,
  type GrowingCity,
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
export async function copyShops(city: GrowingCity): Promise<void> {
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
export async function copySections(city: GrowingCity): Promise<void> {
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
export async function copyAddons(
  city: GrowingCity,
  products: number,
): Promise<void> {
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
