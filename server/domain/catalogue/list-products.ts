import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  findProductId,
  findProductPage,
  type ProductFilter,
} from '@/server/repositories/product/product-list-repository';
import { pricingIn } from '@/server/domain/money/price-stock';
import { loadProducts } from './load-menu';
import { type CatalogueShop, findShop, shopIndex } from './load-shop-index';
import { type PricedProduct, priceProduct } from './price-product';
import type { Paged } from './sort-and-page';

type Reader = Pick<Ctx, 'currency' | 'db' | 'now'>;

export interface ProductInShop {
  readonly priced: PricedProduct;
  readonly shop: CatalogueShop;
}

interface PageAsked {
  readonly page: number;
  readonly perPage: number;
}

async function productsInShops(
  ctx: Reader,
  ids: readonly number[],
  withAddons: boolean,
): Promise<ProductInShop[]> {
  const index = await shopIndex(ctx.db);
  const moment = pricingIn(ctx.currency, ctx.now);
  const products = await loadProducts(ctx.db, ids, { withAddons });
  return products.flatMap((product) => {
    const shop = findShop(index, product.shopId);
    if (!shop) return [];
    return [{ shop, priced: priceProduct(product, moment, { withAddons }) }];
  });
}

/** Products on sale by id, in that order, as lists show them. */
export function productsByIds(
  ctx: Reader,
  ids: readonly number[],
): Promise<ProductInShop[]> {
  return productsInShops(ctx, ids, false);
}

/** A page of the products on sale that meet a filter, in its order. */
export async function pageOfProducts(
  ctx: Reader,
  filter: Omit<ProductFilter, 'limit' | 'offset'>,
  { page, perPage }: PageAsked,
): Promise<Paged<ProductInShop>> {
  const { ids, total } = await findProductPage(ctx.db, {
    ...filter,
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  const rows = await productsInShops(ctx, ids, false);
  return { rows, page, perPage, total };
}

/** The products asked for by id or uuid that are on sale, at most `keys.length` of them. */
export function listProductsByKeys(
  ctx: Reader,
  keys: readonly (number | string)[],
  asked: PageAsked,
): Promise<Paged<ProductInShop>> {
  if (!keys.length) return Promise.resolve({ ...asked, rows: [], total: 0 });
  const ids = keys.filter((key) => typeof key === 'number');
  const uuids = keys.filter((key) => typeof key === 'string');
  return pageOfProducts(ctx, { ids, uuids, order: 'old' }, asked);
}

/** One product on sale with its whole add-on groups; not_found when there is none. */
export async function getProduct(
  ctx: Reader,
  idOrUuid: number | string,
): Promise<ProductInShop> {
  const id = await findProductId(ctx.db, idOrUuid);
  const [found] = id === null ? [] : await productsInShops(ctx, [id], true);
  if (!found) throw new DomainError('not_found');
  return found;
}
