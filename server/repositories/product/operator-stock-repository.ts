import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { products, stocks } from '@/server/db/schema/products';
import {
  productTexts,
  stockExtraList,
} from '@/server/repositories/shop/catalogue-sql';

export interface StockFilter {
  readonly shopId?: number;
  readonly productId?: number;
  readonly page: number;
  readonly perPage: number;
}

const columns = {
  id: stocks.id,
  shopId: products.shopId,
  productId: products.id,
  translations: productTexts,
  extras: stockExtraList,
  addon: products.addon,
  unit: products.unit,
  interval: products.interval,
  priceMinor: stocks.priceMinor,
  quantity: stocks.quantity,
  active: sql<boolean>`${products.active} and ${products.status} = 'published'`,
} as const;

function selectStocks(db: Db) {
  return db
    .select(columns)
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId));
}

export type OperatorStockRow = Awaited<ReturnType<typeof selectStocks>>[number];

function matches({ productId, shopId }: StockFilter) {
  return and(
    shopId === undefined ? undefined : eq(products.shopId, shopId),
    productId === undefined ? undefined : eq(products.id, productId),
  );
}

/** A page of stocks, dishes as the menu has them, each with its options in their order. */
export function findOperatorStocks(
  db: Db,
  filter: StockFilter,
): Promise<OperatorStockRow[]> {
  return selectStocks(db)
    .where(matches(filter))
    .orderBy(
      asc(products.shopId),
      asc(products.addon),
      asc(products.position),
      asc(products.id),
      asc(stocks.position),
      asc(stocks.id),
    )
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage);
}

export async function countOperatorStocks(
  db: Db,
  filter: StockFilter,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .where(matches(filter));
  return row?.total ?? 0;
}

/** One stock; null when there is none. */
export async function findOperatorStock(
  db: Db,
  id: number,
): Promise<OperatorStockRow | null> {
  const [row] = await selectStocks(db).where(eq(stocks.id, id));
  return row ?? null;
}

/** Sets what is left of a stock; one that was sold out for the day can be had again. */
export async function setStockQuantity(
  db: Db,
  id: number,
  quantity: number,
): Promise<void> {
  await db
    .update(stocks)
    .set({ quantity, soldOutUntil: null })
    .where(eq(stocks.id, id));
}
