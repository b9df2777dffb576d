import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CatalogueScope } from '@/utils/catalogue-scope';
import type { ShopFilters } from '@/utils/shop-filters';

/** The service comes with the first call: what the server sent needs none. */
const service = async () => (await import('./shop-service')).shopService;

export const shopQueries = {
  /** The paged list that the address asks for, from its page on. */
  list: (filters: ShopFilters, scope: CatalogueScope, perPage: number) =>
    infiniteQueryOptions({
      queryKey: ['shops', 'list', scope, filters, perPage],
      queryFn: async ({ pageParam }) =>
        (await service()).list(filters, scope, { page: pageParam, perPage }),
      initialPageParam: filters.page,
      getNextPageParam: ({ lastPage, page }) =>
        page < lastPage ? page + 1 : undefined,
    }),
  /** One page of them, for a row that does not grow. */
  row: (filters: ShopFilters, scope: CatalogueScope, perPage: number) =>
    queryOptions({
      queryKey: ['shops', 'row', scope, filters, perPage],
      queryFn: async () =>
        (await service()).list(filters, scope, { page: 1, perPage }),
    }),
  counts: (scope: CatalogueScope) =>
    queryOptions({
      queryKey: ['shops', 'counts', scope],
      queryFn: async () => (await service()).counts(scope),
    }),
};
