import type { Ctx } from '@/server/context';
import type { ProductListQueryDto } from '@/server/contracts/product';
import { priceBounds } from '@/server/domain/money/price-bounds';
import type { ProductFilter } from '@/server/repositories/product/product-list-repository';
import { countProductHits } from '@/server/repositories/search/search-repository';
import type { SearchCondition } from '@/server/repositories/search/search-sql';
import { moneyUnit } from '@/utils/money/money';
import { categoryFamily } from '../catalogue/category-family';
import { pageOfProducts, type ProductInShop } from '../catalogue/list-products';
import { type ShopIndex, shopIndex } from '../catalogue/load-shop-index';
import type { Paged } from '../catalogue/sort-and-page';
import { FEW, planSearch, type SearchPhase } from './plan-search';

/** The conditions of which one is met by each product that a search finds in the shops; for lists with other orders. */
async function productConditions(
  ctx: Pick<Ctx, 'db'>,
  search: string,
  shopIds: readonly number[],
): Promise<readonly SearchCondition[]> {
  const plan = await planSearch(ctx.db, search);
  const conditions: SearchCondition[] = [];
  let total = 0;
  const take = async ({ any: condition }: SearchPhase): Promise<void> => {
    const scope = { condition, except: conditions, shopIds };
    total += await countProductHits(ctx.db, scope);
    conditions.push(condition);
  };
  if (plan.first) await take(plan.first);
  for (const phase of await plan.others(total))
    if (total < FEW) await take(phase);
  return conditions;
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
