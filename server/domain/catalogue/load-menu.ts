import type { Ctx } from '@/server/context';
import type { Db } from '@/server/db/client';
import { stockNow } from '@/server/domain/money/price-stock';
import {
  type CategoryRow,
  findMenuCategories,
} from '@/server/repositories/shop/category-repository';
import {
  type AddonGroupRow,
  findGroupsOfProducts,
  findGroupsOfShop,
  findProductsByIds,
  findProductsOfShop,
  findStocksOfProducts,
  findStocksOfShop,
  findStocksWithProducts,
  type ProductRow,
  type StockRow,
  type StockWithProduct,
} from '@/server/repositories/product/product-repository';
import { cached } from '@/server/caches/catalogue-cache';

/** One member of an add-on group: an add-on product with the stock that goes into a cart. */
export interface MenuAddon {
  readonly id: number;
  readonly product: ProductRow;
  readonly stock: StockRow;
}

export interface MenuAddonGroup extends Omit<AddonGroupRow, 'items'> {
  readonly addons: readonly MenuAddon[];
}

/** A product as a menu shows it, in every language and at list prices; priced when it is presented. */
export interface MenuProduct extends ProductRow {
  readonly stocks: readonly StockRow[];
  readonly groups: readonly MenuAddonGroup[];
}

export interface ShopMenu {
  /** The shop's sections by position, also empty ones. */
  readonly categories: readonly CategoryRow[];
  /** Active products in menu order, out of stock included, without add-ons. */
  readonly products: readonly MenuProduct[];
}

interface Parts {
  readonly rows: readonly ProductRow[];
  readonly stocks: readonly StockRow[];
  readonly groups: readonly { productId: number; groups: AddonGroupRow[] }[];
}

function groupBy<T>(
  rows: readonly T[],
  keyOf: (row: T) => number,
): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const known = groups.get(keyOf(row));
    if (known) known.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

function assemble({ groups, rows, stocks }: Parts): MenuProduct[] {
  const productById = new Map(rows.map((row) => [row.id, row]));
  const stockById = new Map(stocks.map((stock) => [stock.id, stock]));
  const stocksOf = groupBy(stocks, ({ productId }) => productId);
  const groupsOf = new Map(groups.map((row) => [row.productId, row.groups]));
  // Products share groups: each is put together once.
  const built = new Map<number, MenuAddonGroup>();
  const build = ({ items, ...group }: AddonGroupRow): MenuAddonGroup => {
    const known = built.get(group.id);
    if (known) return known;
    const addons = items.flatMap(({ id, stockId }) => {
      const stock = stockById.get(stockId);
      const product = stock && productById.get(stock.productId);
      return product ? [{ id, product, stock }] : [];
    });
    const made = { ...group, addons };
    built.set(group.id, made);
    return made;
  };
  return rows
    .filter((row) => !row.addon)
    .map((row) => ({
      ...row,
      stocks: stocksOf.get(row.id) ?? [],
      groups: (groupsOf.get(row.id) ?? []).map(build),
    }));
}

async function loadShopMenu(db: Db, shopId: number): Promise<ShopMenu> {
  const categories = await findMenuCategories(db, shopId);
  const rows = await findProductsOfShop(db, shopId);
  const stocks = await findStocksOfShop(db, shopId);
  const groups = await findGroupsOfShop(db, shopId);
  return { categories, products: assemble({ rows, stocks, groups }) };
}

/**
 * The whole menu of a shop from this process's cache: four queries when cold, none when warm. Changes of prices
 * and stock arrive by NOTIFY catalogue 'menu:<shopId>'; carts and orders never read it.
 */
export function shopMenu(db: Db, shopId: number): Promise<ShopMenu> {
  return cached(`menu:${shopId}`, () => loadShopMenu(db, shopId));
}

function memberStockIds(groups: Parts['groups']): number[] {
  return groups.flatMap((row) =>
    row.groups.flatMap(({ items }) => items.map(({ stockId }) => stockId)),
  );
}

/**
 * Products of any shops by id, in the asked order, with stocks and add-on groups; not cached. Lists do not need
 * the groups' members, which are most of the work.
 */
export async function loadProducts(
  db: Db,
  ids: readonly number[],
  { withAddons }: { readonly withAddons: boolean },
): Promise<MenuProduct[]> {
  const groups = await findGroupsOfProducts(db, ids);
  const addonStocks = withAddons
    ? await findStocksWithProducts(db, memberStockIds(groups))
    : [];
  const own = await findProductsByIds(db, ids);
  const stocks = await findStocksOfProducts(db, ids);
  const assembled = assemble({
    groups,
    rows: [...own, ...addonStocks.map(({ product }) => product)],
    stocks: [...stocks, ...addonStocks],
  });
  const byId = new Map(assembled.map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * What carts, quotes and orders price from, as it can be had now: never cached, usable inside a transaction. Unknown ids
 * are missing.
 */
export async function loadStocksForCart(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  stockIds: readonly number[],
): Promise<ReadonlyMap<number, StockWithProduct>> {
  const rows = await findStocksWithProducts(db, stockIds);
  return new Map(rows.map((row) => [row.id, stockNow(row, now)]));
}
