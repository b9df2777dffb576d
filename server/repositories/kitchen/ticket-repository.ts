import { and, count, eq, inArray, lte, ne } from 'drizzle-orm';
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

/** How many orders a customer placed at a shop up to this one, cancelled ones aside. */
export async function countOrdersHere(
  db: Db,
  order: {
    readonly id: number;
    readonly userId: number;
    readonly shopId: number;
  },
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(orders)
    .where(
      and(
        eq(orders.userId, order.userId),
        eq(orders.shopId, order.shopId),
        lte(orders.id, order.id),
        ne(orders.status, 'cancelled'),
      ),
    );
  return row?.total ?? 0;
}
