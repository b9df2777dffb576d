import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { orders } from '@/server/db/schema/orders';
import { products, stocks } from '@/server/db/schema/products';

/** The allergens that the menu declares for each of these stocks, those of its product included; gone ones are left out. */
export async function findStockAllergens(
  db: Db,
  stockIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (!stockIds.length) return new Map();
  const rows = await db
    .select({
      id: stocks.id,
      ofStock: stocks.allergens,
      ofProduct: products.allergens,
    })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .where(inArray(stocks.id, [...new Set(stockIds)]));
  return new Map(
    rows.map(({ id, ofProduct, ofStock }) => [id, [...ofProduct, ...ofStock]]),
  );
}

/** How many orders its customer placed at its shop up to each of these, cancelled ones aside. */
export async function countOrdersHere(
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (!orderIds.length) return new Map();
  const rows = await db
    .select({
      id: orders.id,
      total: sql<number>`(select count(*)::int from orders o where o.user_id = ${orders.userId}
        and o.shop_id = ${orders.shopId} and o.id <= ${orders.id} and o.status <> 'cancelled')`,
    })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  return new Map(rows.map(({ id, total }) => [id, total]));
}
