import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import type { ProductListQueryDto } from '@/server/contracts/product';
import {
  findProductId,
  findProductPage,
  type ProductFilter,
} from '@/server/repositories/product-list-repository';
import { priceBounds } from '../pricing/price-bounds';
import { productConditions } from '../search/product-conditions';
import { loadProducts } from './load-menu';
import { categoryFamily } from './category-family';
import {
  type CatalogueShop,
  findShop,
  type ShopIndex,
  shopIndex,
} from './load-shop-index';
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
  const moment = { now: ctx.now, rate: ctx.currency.rate };
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

async function pageOfProducts(
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

type Place = Pick<ProductFilter, 'sectionId' | 'shopIds'>;

/** Where a list looks: in the shops of a shared category, in a section of a menu, in one shop; an unlisted one is none. */
function placeOf(
  index: ShopIndex,
  {
    category_id: categoryId,
    shop_id: shopId,
  }: Pick<ProductListQueryDto, 'category_id' | 'shop_id'>,
): Place {
  const inShop =
    shopId === undefined
      ? undefined
      : index.shops.filter(({ id }) => id === shopId);
  if (categoryId === undefined) return { shopIds: inShop?.map(({ id }) => id) };
  const family = categoryFamily(index, categoryId);
  if (!family.size)
    return { sectionId: categoryId, shopIds: inShop?.map(({ id }) => id) };
  const shops = (inShop ?? index.shops).filter(({ categoryIds }) =>
    categoryIds.some((id) => family.has(id)),
  );
  return { shopIds: shops.map(({ id }) => id) };
}

/** A page of the products on sale, by the query's filters and order; price bounds are in the asked currency. */
export async function listProducts(
  ctx: Reader,
  query: Omit<ProductListQueryDto, 'currency_id' | 'lang'>,
): Promise<Paged<ProductInShop>> {
  const bounds = priceBounds(
    { from: query.price_from, to: query.price_to },
    ctx.currency.rate,
  );
  const index = await shopIndex(ctx.db);
  const place = placeOf(index, query);
  const search = query.search?.trim()
    ? await productConditions(
        ctx,
        query.search,
        place.shopIds ?? index.shops.map(({ id }) => id),
      )
    : undefined;
  return pageOfProducts(
    ctx,
    {
      ...place,
      priceFromMinor: bounds.fromMinor,
      priceToMinor: bounds.toMinor,
      search,
      discountedAt: query.deals ? ctx.now : undefined,
      order: query.order_by,
    },
    query,
  );
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
