import type { Ctx } from '@/server/context';
import type { ProductListQueryDto } from '@/server/contracts/product';
import type { ProductFilter } from '@/server/repositories/product/product-list-repository';
import { categoryFamily } from '../catalogue/category-family';
import { pageOfProducts, type ProductInShop } from '../catalogue/list-products';
import { type ShopIndex, shopIndex } from '../catalogue/load-shop-index';
import type { Paged } from '../catalogue/sort-and-page';
import { priceBounds } from '@/server/domain/money/price-bounds';
import { moneyUnit } from '@/utils/money/money';
import { productConditions } from './product-conditions';

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
  ctx: Pick<Ctx, 'currency' | 'db' | 'now'>,
  query: Omit<ProductListQueryDto, 'currency_id' | 'lang'>,
): Promise<Paged<ProductInShop>> {
  const bounds = priceBounds(
    { from: query.price_from, to: query.price_to },
    ctx.currency.rate,
    moneyUnit(ctx.currency),
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
