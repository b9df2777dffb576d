import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '@/server/db/client';
import { shops } from '@/server/db/schema/catalogue';
import { products } from '@/server/db/schema/products';
import {
  productsThatMeet,
  type SearchCondition,
} from '@/server/repositories/search/search-sql';

export interface ProductFilter {
  /** Only of these listed shops; omitted: of every listed shop. */
  readonly shopIds?: readonly number[];
  /** A section of one shop's menu. */
  readonly sectionId?: number;
  /** Bounds of the first stock's list price, minor units of the default currency. */
  readonly priceFromMinor?: number;
  readonly priceToMinor?: number;
  /** One of these is met: what a search found. */
  readonly search?: readonly SearchCondition[];
  /** Only with a discount running at this moment. */
  readonly discountedAt?: Date;
  readonly uuids?: readonly string[];
  readonly ids?: readonly number[];
  readonly order:
    'best_sale' | 'low_sale' | 'new' | 'old' | 'price_asc' | 'price_desc';
  readonly limit: number;
  readonly offset: number;
}

function discountRunning(at: Date): SQL {
  const moment = at.toISOString();
  return sql`${products.id} in (select pd.product_id from product_discounts pd
    join discounts d on d.id = pd.discount_id
    where d.active and d.starts_at <= ${moment}::timestamptz
    and (d.ends_at is null or d.ends_at > ${moment}::timestamptz))`;
}

/** Lists of ids as one array: a statement has no room for thousands of parameters. */
function anyOf(column: PgColumn, ids: readonly number[]): SQL {
  return sql`${column} = any(${`{${ids.join(',')}}`}::int[])`;
}

function inListedShops(db: Db): SQL {
  const listed = db
    .select({ one: sql`1` })
    .from(shops)
    .where(
      and(
        eq(shops.id, products.shopId),
        eq(shops.status, 'approved'),
        isNull(shops.closedAt),
      ),
    );
  return exists(listed);
}

function conditionOf(db: Db, filter: ProductFilter): SQL | undefined {
  const { discountedAt, priceFromMinor, priceToMinor, search, uuids } = filter;
  const { ids, sectionId, shopIds } = filter;
  const wanted = [
    ids?.length ? anyOf(products.id, ids) : undefined,
    uuids?.length ? inArray(products.uuid, [...uuids]) : undefined,
  ].filter((condition) => condition !== undefined);
  return and(
    // As the indexes of lists say it: with parameters they would not be used.
    sql`${products.active} and not ${products.addon} and ${products.status} = 'published'`,
    shopIds ? anyOf(products.shopId, shopIds) : inListedShops(db),
    sectionId === undefined ? undefined : eq(products.categoryId, sectionId),
    priceFromMinor === undefined
      ? undefined
      : gte(products.priceMinor, priceFromMinor),
    priceToMinor === undefined
      ? undefined
      : lte(products.priceMinor, priceToMinor),
    search ? sql`${products.id} in (${productsThatMeet(search)})` : undefined,
    discountedAt ? discountRunning(discountedAt) : undefined,
    wanted.length ? sql`(${sql.join(wanted, sql` or `)})` : undefined,
  );
}

/** Ties stand in the direction of the order, so that one index serves it both ways. */
function orderOf(order: ProductFilter['order']): SQL[] {
  switch (order) {
    case 'new':
      return [desc(products.createdAt), desc(products.id)];
    case 'old':
      return [asc(products.createdAt), asc(products.id)];
    case 'best_sale':
      return [desc(products.ordersCount), desc(products.id)];
    case 'low_sale':
      return [asc(products.ordersCount), asc(products.id)];
    case 'price_asc':
      return [asc(products.priceMinor), asc(products.id)];
    case 'price_desc':
      return [desc(products.priceMinor), desc(products.id)];
  }
}

/** Ids of the products on sale in approved shops that match, one page in order, and how many there are in all. */
export async function findProductPage(
  db: Db,
  filter: ProductFilter,
): Promise<{ ids: number[]; total: number }> {
  const condition = conditionOf(db, filter);
  const total = await db.$count(products, condition);
  if (total <= filter.offset) return { ids: [], total };
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(condition)
    .orderBy(...orderOf(filter.order))
    .limit(filter.limit)
    .offset(filter.offset);
  return { ids: rows.map(({ id }) => id), total };
}

/** The id of a product on sale by its id or uuid; null when there is none. */
export async function findProductId(
  db: Db,
  idOrUuid: number | string,
): Promise<number | null> {
  const { ids } = await findProductPage(db, {
    ...(typeof idOrUuid === 'number'
      ? { ids: [idOrUuid] }
      : { uuids: [idOrUuid] }),
    order: 'old',
    limit: 1,
    offset: 0,
  });
  return ids[0] ?? null;
}
