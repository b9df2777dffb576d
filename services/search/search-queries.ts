import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CatalogueScope } from '@/utils/shop/catalogue-scope';
import type { SearchAddress } from '@/utils/search/search-address';
import {
  DISHES_OF_SHOP,
  SEARCH_PAGE_ROWS,
  SEARCH_ROWS,
} from '@/utils/constants/limits';
import {
  OPEN_FIRST,
  type ShopsFound,
  type ShopsPage,
  shopsFrom,
} from './open-first';

/** The service comes with the first call: what the server sent needs none. */
const service = async () => (await import('./search-service')).searchService;

export const searchQueries = {
  /**
   * Shops page by page: spec.md §9 searches with open=1, the closed ones follow, so that nobody waits in front of one.
   * Who asks for something else meanwhile ends the call.
   */
  shops: (term: string, scope: CatalogueScope, pickup: boolean) =>
    infiniteQueryOptions({
      queryKey: ['search', 'shops', term, scope, pickup],
      queryFn: async ({ pageParam, signal }): Promise<ShopsFound> => {
        const { shops } = await service();
        const ask = ({ open, page }: ShopsPage) =>
          shops(
            { term, scope, page, perPage: SEARCH_ROWS, pickup },
            open,
            signal,
          );
        return shopsFrom(pageParam, ask);
      },
      initialPageParam: OPEN_FIRST,
      getNextPageParam: ({ next }) => next,
      meta: { silent: true },
    }),
  /** Products page by page, of one shop or of all. */
  products: (
    term: string,
    shopId: number | null,
    scope: CatalogueScope,
    pickup: boolean,
  ) =>
    infiniteQueryOptions({
      queryKey: ['search', 'products', term, shopId, scope, pickup],
      queryFn: async ({ pageParam: page, signal }) =>
        (await service()).products(
          { term, scope, page, perPage: SEARCH_ROWS, pickup },
          shopId,
          signal,
        ),
      initialPageParam: 1,
      getNextPageParam: ({ lastPage }, _pages, page) =>
        page < lastPage ? page + 1 : undefined,
      meta: { silent: true },
    }),
  /** One page of them for /search, open ones first. */
  shopPage: (asked: SearchAddress, scope: CatalogueScope, pickup = false) => {
    const { open, page, term } = asked;
    return queryOptions({
      queryKey: ['search', 'shopPage', term, scope, page, open, pickup],
      queryFn: async ({ signal }) =>
        (await service()).shops(
          {
            term,
            scope,
            page,
            perPage: SEARCH_PAGE_ROWS,
            pickup,
            dishes: DISHES_OF_SHOP,
          },
          open || undefined,
          signal,
        ),
    });
  },
  productPage: (
    asked: SearchAddress,
    scope: CatalogueScope,
    pickup = false,
  ) => {
    const { open, page, shopId, term } = asked;
    return queryOptions({
      queryKey: [
        'search',
        'productPage',
        term,
        shopId,
        scope,
        page,
        open,
        pickup,
      ],
      queryFn: async ({ signal }) =>
        (await service()).products(
          { term, scope, page, perPage: SEARCH_PAGE_ROWS, pickup, open },
          shopId,
          signal,
        ),
    });
  },
};
