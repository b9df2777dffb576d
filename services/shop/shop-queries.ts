import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CatalogueScope } from '@/utils/shop/catalogue-scope';
import {
  filterParams,
  NO_FILTERS,
  type ShopFilters,
} from '@/utils/shop/shop-filters';

/** The service comes with the first call: what the server sent needs none. */
const service = async () => (await import('./shop-service')).shopService;

/** A list is known by what the API is asked for: the same list of two pages is asked for once. */
export const shopQueries = {
  /** The paged list that the address asks for, from its page on; with `pickup` whatever the zones. */
  list: (
    filters: ShopFilters,
    scope: CatalogueScope,
    perPage: number,
    pickup = false,
  ) => {
    const params = filterParams(filters, pickup);
    return infiniteQueryOptions({
      queryKey: ['shops', 'list', scope, params, filters.page, perPage],
      queryFn: async ({ pageParam }) =>
        (await service()).list(params, scope, { page: pageParam, perPage }),
      initialPageParam: filters.page,
      getNextPageParam: ({ lastPage, page }) =>
        page < lastPage ? page + 1 : undefined,
    });
  },
  /** One page of them, for a row that does not grow. */
  row: (
    filters: ShopFilters,
    scope: CatalogueScope,
    perPage: number,
    pickup = false,
  ) => {
    const params = filterParams(filters, pickup);
    return queryOptions({
      queryKey: ['shops', 'row', scope, params, perPage],
      queryFn: async () =>
        (await service()).list(params, scope, { page: 1, perPage }),
    });
  },
  /** How many these filters would show. */
  total: (filters: ShopFilters, scope: CatalogueScope, pickup = false) => {
    const params = filterParams(filters, pickup);
    return queryOptions({
      queryKey: ['shops', 'total', scope, params],
      queryFn: async () => (await service()).total(params, scope),
      meta: { silent: true },
    });
  },
  /** How many of a whole list take orders now. */
  openNow: (
    list: ShopFilters['list'],
    scope: CatalogueScope,
    pickup: boolean,
  ) => shopQueries.total({ ...NO_FILTERS, list, open: true }, scope, pickup),
  /** What a visitor is shown first. */
  recommended: (scope: CatalogueScope) =>
    queryOptions({
      queryKey: ['shops', 'recommended', scope],
      queryFn: async () => (await service()).recommended(scope),
    }),
  counts: (scope: CatalogueScope) =>
    queryOptions({
      queryKey: ['shops', 'counts', scope],
      queryFn: async () => (await service()).counts(scope),
    }),
  /** Tags to filter by, in the language's words. */
  takes: (lang: string) =>
    queryOptions({
      queryKey: ['shops', 'takes', lang],
      queryFn: async () => (await service()).takes(lang),
    }),
  /** Between which mean prices the shops are. */
  prices: (currencyId: number) =>
    queryOptions({
      queryKey: ['shops', 'prices', currencyId],
      queryFn: async () => (await service()).prices(currencyId),
    }),
};
