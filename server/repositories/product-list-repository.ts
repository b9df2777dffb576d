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
import type { Db } from '../db/client';
import { shops } from '../db/schema/catalogue';
import { products } from '../db/schema/products';

export interface ProductFilter {
  readonly shopId?: number;
  readonly categoryId?: number;
  /** Bounds of the first stock's list price, minor units of the default currency. */
  readonly priceFromMinor?: number;
  readonly priceToMinor?: number;
  readonly search?: string;
  /** Only with a discount running at this moment. */
  readonly discountedAt?: Date;
  readonly uuids?: readonly string[];
  readonly ids?: readonly number[];
  readonly order:
    'best_sale' | 'low_sale' | 'new' | 'old' | 'price_asc' | 'price_desc';
  readonly limit: number;
  readonly offset: number;
}

const firstPrice: SQL<number> = sql`(
  select s.price_minor from stocks s where s.product_id = ${products.id}
  order by s.position, s.id limit 1)`;

function titleLike(search: string): SQL {
  const pattern = `%${search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  return sql`exists (select 1 from product_translations t
    where t.product_id = ${products.id} and lower(t.title) like ${pattern})`;
}

function discountRunning(at: Date): SQL {
  const moment = at.toISOString();
  return sql`exists (select 1 from product_discounts pd join discounts d on d.id = pd.discount_id
    where pd.product_id = ${products.id} and d.active and d.starts_at <= ${moment}::timestamptz
    and (d.ends_at is null or d.ends_at > ${moment}::timestamptz))`;
}

/** Main categories hold the products of their shops; menu sections their own. */
function inCategory(id: number): SQL {
  return sql`(${products.categoryId} = ${id} or exists (select 1 from shop_categories sc
    where sc.shop_id = ${products.shopId} and sc.category_id = ${id}))`;
}

function conditionOf(db: Db, filter: ProductFilter): SQL | undefined {
  const {
    categoryId,
    discountedAt,
    ids,
    priceFromMinor,
    priceToMinor,
    search,
    shopId,
    uuids,
  } = filter;
  const wanted = [
    ids?.length ? inArray(products.id, [...ids]) : undefined,
    uuids?.length ? inArray(products.uuid, [...uuids]) : undefined,
  ].filter((condition) => condition !== undefined);
  return and(
    eq(products.active, true),
    eq(products.addon, false),
    eq(products.status, 'published'),
    exists(
      db
        .select({ one: sql`1` })
        .from(shops)
        .where(
          and(
            eq(shops.id, products.shopId),
            eq(shops.status, 'approved'),
            isNull(shops.closedAt),
          ),
        ),
    ),
    shopId === undefined ? undefined : eq(products.shopId, shopId),
    categoryId === undefined ? undefined : inCategory(categoryId),
    priceFromMinor === undefined ? undefined : gte(firstPrice, priceFromMinor),
    priceToMinor === undefined ? undefined : lte(firstPrice, priceToMinor),
    search?.trim() ? titleLike(search) : undefined,
    discountedAt ? discountRunning(discountedAt) : undefined,
    wanted.length ? sql`(${sql.join(wanted, sql` or `)})` : undefined,
  );
}

function orderOf(order: ProductFilter['order']): SQL[] {
  switch (order) {
    case 'new':
      return [desc(products.createdAt), asc(products.id)];
    case 'old':
      return [asc(products.createdAt), asc(products.id)];
    case 'best_sale':
      return [desc(products.ordersCount), asc(products.id)];
    case 'low_sale':
      return [asc(products.ordersCount), asc(products.id)];
    case 'price_asc':
      return [asc(firstPrice), asc(products.id)];
    case 'price_desc':
      return [desc(firstPrice), asc(products.id)];
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
