import type { PagedDto } from '@/server/contracts/common';
import type { ShopDto, TagDto } from '@/server/contracts/shop';
import { api } from '@/services/http/client';
import { type CatalogueScope, scopeParams } from '@/utils/shop/catalogue-scope';
import type { ShopCardView } from '@/utils/shop/shop-card';
import { type PartOfDay, partOfDay } from '@/utils/i18n/part-of-day';
import { toShopCard } from './to-shop-card';

/** A page of a shop list, reduced to what cards show. */
export interface ShopCardPage {
  readonly cards: readonly ShopCardView[];
  readonly page: number;
  readonly lastPage: number;
  readonly total: number;
}

/** How many deliver to the address, and what is to be known of them. */
export interface ShopCounts {
  readonly all: number;
  /** Whether the site has no restaurant and no shop at all, wherever the address is. */
  readonly isNew: boolean;
  /** Whether a restaurant, or a shop, here delivers for nothing, be it from some amount on. */
  readonly isFree: Readonly<Record<'restaurant' | 'shop', boolean>>;
  /** By the clocks of the nearest shop; null where none is. */
  readonly partOfDay: PartOfDay | null;
}

/** A tag to filter by. */
export interface TakeView {
  readonly id: number;
  readonly title: string;
}

type Params = Readonly<Record<string, unknown>>;
type ShopList = PagedDto<ShopDto>;
const LIST = '/rest/shops/paginate';

async function total(params: Params) {
  const { meta } = await api.get<ShopList>(LIST, { ...params, perPage: 1 });
  return meta.total;
}

/** Restaurants and shops (spec.md §7 "Catalogue and settings"). */
export const shopService = {
  /** A page of what `params` (utils/shop/shop-filters.ts `filterParams`) ask for. */
  async list(
    params: Params,
    scope: CatalogueScope,
    { page, perPage }: { page: number; perPage: number },
  ): Promise<ShopCardPage> {
    const { data, meta } = await api.get<ShopList>(LIST, {
      ...params,
      ...scopeParams(scope),
      page,
      perPage,
    });
    const now = new Date();
    return {
      cards: data.map((shop) => toShopCard(shop, now, scope)),
      page: meta.current_page,
      lastPage: meta.last_page,
      total: meta.total,
    };
  },
  total: (params: Params, scope: CatalogueScope): Promise<number> =>
    total({ ...params, ...scopeParams(scope) }),
  async recommended(scope: CatalogueScope): Promise<readonly ShopCardView[]> {
    const shops = await api.get<ShopDto[]>('/rest/shops/recommended', {
      ...scopeParams(scope),
      type: 'restaurant',
    });
    const now = new Date();
    return shops.map((shop) => toShopCard(shop, now, scope));
  },
  async counts(scope: CatalogueScope): Promise<ShopCounts> {
    const near = scopeParams(scope);
    const free = async (type: 'restaurant' | 'shop') =>
      (await total({ ...near, type, free_delivery: 1 })) > 0;
    const [nearest, restaurant, shop] = await Promise.all([
      api.get<ShopList>(LIST, { ...near, order_by: 'distance', perPage: 1 }),
      free('restaurant'),
      free('shop'),
    ]);
    const all = nearest.meta.total;
    const { address: _, ...everywhere } = near;
    const isNew = all === 0 && (await total(everywhere)) === 0;
    const zone = nearest.data[0]?.timezone;
    return {
      all,
      isNew,
      isFree: { restaurant, shop },
      partOfDay: zone ? partOfDay(new Date(), zone) : null,
    };
  },
  async takes(lang: string): Promise<readonly TakeView[]> {
    const tags = await api.get<TagDto[]>('/rest/shops-takes', { lang });
    return tags.map(({ id, translation: { title } }) => ({ id, title }));
  },
  prices: (currencyId: number): Promise<{ min: number; max: number }> =>
    api.get('/rest/products-avg-prices', { currency_id: currencyId }),
};
