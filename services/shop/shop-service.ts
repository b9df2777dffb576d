import type { PagedDto } from '@/server/contracts/common';
import type { ShopDto } from '@/server/contracts/shop';
import { api } from '@/services/http/client';
import { type CatalogueScope, scopeParams } from '@/utils/catalogue-scope';
import { type ShopCardView, toShopCard } from '@/utils/shop-card';
import { filterParams, type ShopFilters } from '@/utils/shop-filters';

/** A page of a shop list, reduced to what cards show. */
export interface ShopCardPage {
  readonly cards: readonly ShopCardView[];
  readonly page: number;
  readonly lastPage: number;
  readonly total: number;
}

/** How many deliver to the address, and how many restaurants of these take orders now. */
export interface ShopCounts {
  readonly all: number;
  readonly openRestaurants: number;
}

type ShopList = PagedDto<ShopDto>;
const LIST = '/rest/shops/paginate';

async function total(params: Readonly<Record<string, unknown>>) {
  const { meta } = await api.get<ShopList>(LIST, { ...params, perPage: 1 });
  return meta.total;
}

/** Restaurants and shops (spec.md §7 "Catalogue and settings"). */
export const shopService = {
  async list(
    filters: ShopFilters,
    scope: CatalogueScope,
    { page, perPage }: { page: number; perPage: number },
  ): Promise<ShopCardPage> {
    const { data, meta } = await api.get<ShopList>(LIST, {
      ...filterParams(filters),
      ...scopeParams(scope),
      page,
      perPage,
    });
    const now = new Date();
    return {
      cards: data.map((shop) => toShopCard(shop, now)),
      page: meta.current_page,
      lastPage: meta.last_page,
      total: meta.total,
    };
  },
  async counts(scope: CatalogueScope): Promise<ShopCounts> {
    const near = scopeParams(scope);
    const [all, openRestaurants] = await Promise.all([
      total(near),
      total({ ...near, type: 'restaurant', open: 1 }),
    ]);
    return { all, openRestaurants };
  },
};
