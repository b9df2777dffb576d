import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '@/server/db/client';
import { cartDetails } from '@/server/db/schema/carts';
import {
  categories,
  type LabelTranslations,
  shops,
} from '@/server/db/schema/catalogue';
import { orderDetails } from '@/server/db/schema/orders';
import {
  addonGroups,
  extraGroups,
  products,
  stocks,
} from '@/server/db/schema/products';
import { bonuses } from '@/server/db/schema/promotions';
import { columnsBut } from '@/server/repositories/select-sql';
import { PRODUCT_COLUMNS } from './menu-table-repository';

/** Words of one thing by language. */
export type StoredWords = Readonly<
  Record<string, { title: string; description: string | null }>
>;

const wordsOf = (table: string, column: string) => sql<StoredWords>`(
  select coalesce(json_object_agg(t.locale, json_build_object(
    'title', t.title, 'description', t.description)), '{}'::json)
  from ${sql.raw(table)} t where t.${sql.raw(column)}`;

/** Holds a shop, so that its menu has one writer at a time; orders go on. False: there is none. */
export async function holdShop(db: Db, shopId: number): Promise<boolean> {
  const rows = await db
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.id, shopId))
    .for('no key update');
  return rows.length > 0;
}

export async function isShop(db: Db, shopId: number): Promise<boolean> {
  return (await db.$count(shops, eq(shops.id, shopId))) > 0;
}

const categoriesOf = (db: Db, shopId: number) =>
  db
    .select({
      id: categories.id,
      slug: categories.slug,
      img: categories.img,
      active: categories.active,
      position: categories.position,
      translations: sql<StoredWords>`${wordsOf('category_translations', 'category_id')} = "categories"."id")`,
    })
    .from(categories)
    .where(and(eq(categories.kind, 'menu'), eq(categories.shopId, shopId)))
    .orderBy(asc(categories.position), asc(categories.id));

const productsOf = (db: Db, shopId: number) =>
  db
    .select({
      id: products.id,
      slug: products.slug,
      ...PRODUCT_COLUMNS,
      translations: sql<StoredWords>`${wordsOf('product_translations', 'product_id')} = "products"."id")`,
      groupIds: sql<number[]>`(
        select coalesce(json_agg(pg.group_id order by pg.position, pg.group_id), '[]'::json)
        from product_addon_groups pg where pg.product_id = "products"."id")`,
    })
    .from(products)
    .where(eq(products.shopId, shopId))
    .orderBy(asc(products.position), asc(products.id));

const optionsOf = (db: Db, shopId: number) =>
  db
    .select({
      ...columnsBut(stocks, 'soldOutUntil'),
      valueIds: sql<number[]>`(
        select coalesce(json_agg(se.extra_value_id order by v.group_id, v.position, v.id), '[]'::json)
        from stock_extras se join extra_values v on v.id = se.extra_value_id
        where se.stock_id = "stocks"."id")`,
    })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .where(eq(products.shopId, shopId))
    .orderBy(asc(stocks.position), asc(stocks.id));

/** Groups of extras that this shop has or uses; another's is never changed. */
const extrasOf = (db: Db, shopId: number) =>
  db
    .select({
      id: extraGroups.id,
      key: extraGroups.key,
      own: sql<boolean>`coalesce(${extraGroups.shopId} = ${shopId}, false)`,
      type: extraGroups.type,
      translations: extraGroups.translations,
      values: sql<StoredValue[]>`(
        select coalesce(json_agg(json_build_object('id', v.id, 'key', v.key, 'value', v.value,
          'translations', v.translations, 'position', v.position) order by v.position, v.id), '[]'::json)
        from extra_values v where v.group_id = "extra_groups"."id")`,
    })
    .from(extraGroups)
    .where(
      or(
        eq(extraGroups.shopId, shopId),
        inArray(
          extraGroups.id,
          sql`(select v.group_id from stock_extras se join extra_values v on v.id = se.extra_value_id
            join stocks s on s.id = se.stock_id join products p on p.id = s.product_id
            where p.shop_id = ${shopId})`,
        ),
      ),
    )
    .orderBy(asc(extraGroups.id));

const addonGroupsOf = (db: Db, shopId: number) =>
  db
    .select({
      ...columnsBut(addonGroups, 'shopId'),
      stockIds: sql<number[]>`(
        select coalesce(json_agg(i.stock_id order by i.position, i.id), '[]'::json)
        from addon_group_items i where i.group_id = "addon_groups"."id")`,
    })
    .from(addonGroups)
    .where(eq(addonGroups.shopId, shopId))
    .orderBy(asc(addonGroups.id));

/** A value of a group of extras, as its JSON column has it. */
export interface StoredValue {
  readonly id: number;
  readonly key: string | null;
  readonly value: string;
  readonly translations: LabelTranslations;
  readonly position: number;
}

/** Everything that a shop's menu is made of, in menu order, active or not: five queries. */
export async function findWholeMenu(db: Db, shopId: number) {
  return {
    categories: await categoriesOf(db, shopId),
    products: await productsOf(db, shopId),
    options: await optionsOf(db, shopId),
    extras: await extrasOf(db, shopId),
    addonGroups: await addonGroupsOf(db, shopId),
  };
}

export type StoredMenu = Awaited<ReturnType<typeof findWholeMenu>>;
export type StoredProduct = StoredMenu['products'][number];
export type StoredOption = StoredMenu['options'][number];
export type StoredCategory = StoredMenu['categories'][number];
export type StoredExtra = StoredMenu['extras'][number];
export type StoredAddonGroup = StoredMenu['addonGroups'][number];

/** The stocks of the shop that an order, a cart or a bonus refers to. */
export async function findUsedStocks(
  db: Db,
  shopId: number,
): Promise<ReadonlySet<number>> {
  const { id } = stocks;
  const used = (table: PgTable, column: PgColumn) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(eq(column, id)),
    );
  const rows = await db
    .select({ id })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .where(
      and(
        eq(products.shopId, shopId),
        or(
          used(orderDetails, orderDetails.stockId),
          used(cartDetails, cartDetails.stockId),
          used(bonuses, bonuses.stockId),
          used(bonuses, bonuses.bonusStockId),
        ),
      ),
    );
  return new Set(rows.map((row) => row.id));
}
