import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { products, stocks } from '@/server/db/schema/products';
import { bonuses } from '@/server/db/schema/promotions';
import { columnsBut } from '@/server/repositories/select-sql';
import {
  type BonusRow,
  type DiscountJson,
  type DiscountRow,
  type ExtraRow,
  productDiscountList,
  productTexts,
  stockBonusList,
  stockExtraList,
  toDiscountRow,
  type Translations,
  withBonuses,
} from '@/server/repositories/shop/catalogue-sql';

const productColumns = {
  ...columnsBut(products, 'priceMinor'),
  translations: productTexts,
  discounts: productDiscountList,
} as const;

const stockColumns = {
  ...columnsBut(stocks, 'position'),
  extras: stockExtraList,
  bonuses: stockBonusList,
} as const;

type ProductColumns = Omit<typeof products.$inferSelect, 'priceMinor'>;

/** A product with its texts in every language and all its discounts. */
export interface ProductRow extends ProductColumns {
  readonly translations: Translations;
  readonly discounts: readonly DiscountRow[];
}

/** What is sold; `priceMinor` in minor units of the default currency. */
export interface StockRow {
  readonly id: number;
  readonly productId: number;
  readonly sku: string | null;
  readonly priceMinor: number;
  readonly quantity: number;
  /** None until then, whatever `quantity` says (money/price-stock.ts `stockNow`). */
  readonly soldOutUntil: Date | null;
  readonly allergens: readonly string[];
  readonly extras: readonly ExtraRow[];
  /** Newest first, running or not. */
  readonly bonuses: readonly BonusRow[];
}

/** Add-on choices of a product: the sum of chosen quantities lies in min…max. */
export interface AddonGroupRow {
  readonly id: number;
  readonly min: number;
  readonly max: number;
  readonly translations: Translations;
  readonly items: readonly { readonly id: number; readonly stockId: number }[];
}

/** All that a cart line needs to be priced and checked. */
export interface StockWithProduct extends StockRow {
  readonly shopId: number;
  readonly product: ProductRow;
  readonly groups: readonly AddonGroupRow[];
}

const onSale = and(eq(products.active, true), eq(products.status, 'published'));

function withDiscounts<T extends { readonly discounts: DiscountJson[] }>(
  row: T,
): Omit<T, 'discounts'> & { readonly discounts: DiscountRow[] } {
  return { ...row, discounts: row.discounts.map(toDiscountRow) };
}

/** Everything active that a shop sells, add-ons included, in menu order. */
export async function findProductsOfShop(
  db: Db,
  shopId: number,
): Promise<ProductRow[]> {
  const rows = await db
    .select(productColumns)
    .from(products)
    .where(and(eq(products.shopId, shopId), onSale))
    .orderBy(asc(products.position), asc(products.id));
  return rows.map(withDiscounts);
}

/** Products by id, add-ons included, in id order. */
export async function findProductsByIds(
  db: Db,
  ids: readonly number[],
): Promise<ProductRow[]> {
  if (!ids.length) return [];
  const rows = await db
    .select(productColumns)
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id));
  return rows.map(withDiscounts);
}

async function stocksWhere(
  db: Db,
  condition: SQL | undefined,
): Promise<StockRow[]> {
  const rows = await db
    .select(stockColumns)
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .where(condition)
    .orderBy(asc(stocks.position), asc(stocks.id));
  return rows.map(withBonuses);
}

/** Every stock of a shop, in order within its product. */
export function findStocksOfShop(db: Db, shopId: number): Promise<StockRow[]> {
  return stocksWhere(db, eq(products.shopId, shopId));
}

/** Every stock of those products, in order within each. */
export async function findStocksOfProducts(
  db: Db,
  productIds: readonly number[],
): Promise<StockRow[]> {
  if (!productIds.length) return [];
  return stocksWhere(db, inArray(stocks.productId, [...productIds]));
}

const groupsOfProduct: SQL<AddonGroupRow[]> = sql`(
  select coalesce(json_agg(json_build_object(
    'id', g.id, 'min', g.min, 'max', g.max, 'translations', g.translations,
    'items', (select coalesce(json_agg(json_build_object('id', i.id, 'stockId', i.stock_id)
      order by i.position, i.id), '[]'::json) from addon_group_items i where i.group_id = g.id)
  ) order by pg.position, g.id), '[]'::json)
  from product_addon_groups pg join addon_groups g on g.id = pg.group_id
  where pg.product_id = "products"."id")`;

/** The add-on groups of those products: product id → groups in order. */
export async function findGroupsOfProducts(
  db: Db,
  productIds: readonly number[],
): Promise<{ productId: number; groups: AddonGroupRow[] }[]> {
  if (!productIds.length) return [];
  return db
    .select({ productId: products.id, groups: groupsOfProduct })
    .from(products)
    .where(inArray(products.id, [...productIds]));
}

/** The add-on groups of everything a shop sells: product id → groups in order. */
export async function findGroupsOfShop(
  db: Db,
  shopId: number,
): Promise<{ productId: number; groups: AddonGroupRow[] }[]> {
  return db
    .select({ productId: products.id, groups: groupsOfProduct })
    .from(products)
    .where(and(eq(products.shopId, shopId), eq(products.addon, false)));
}

/**
 * Stocks with their product, extras, discounts and the product's add-on groups, in id order; unknown ids are
 * missing. One query, never cached: carts, quotes and orders price from it, also inside a transaction.
 */
export async function findStocksWithProducts(
  db: Db,
  ids: readonly number[],
): Promise<StockWithProduct[]> {
  if (!ids.length) return [];
  const rows = await db
    .select({
      ...stockColumns,
      shopId: products.shopId,
      groups: groupsOfProduct,
      product: productColumns,
    })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .where(inArray(stocks.id, [...new Set(ids)]))
    .orderBy(asc(stocks.id));
  return rows.map((row) => ({
    ...withBonuses(row),
    product: withDiscounts(row.product),
  }));
}

/** The stocks that buying those may bring, by any rule. */
export async function findGiftStockIds(
  db: Db,
  stockIds: readonly number[],
): Promise<number[]> {
  if (!stockIds.length) return [];
  const rows = await db
    .selectDistinct({ id: bonuses.bonusStockId })
    .from(bonuses)
    .where(inArray(bonuses.stockId, [...new Set(stockIds)]));
  return rows.map(({ id }) => id);
}

/**
 * Locks stocks in id order until the transaction ends and answers what is left of each. Not `for update`: that
 * would wait for carts, whose lines only refer to the stock.
 */
export async function lockStocks(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; quantity: number }[]> {
  if (!ids.length) return [];
  return db
    .select({ id: stocks.id, quantity: stocks.quantity })
    .from(stocks)
    .where(inArray(stocks.id, [...new Set(ids)]))
    .orderBy(asc(stocks.id))
    .for('no key update');
}
