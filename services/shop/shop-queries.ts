import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CatalogueScope } from '@/utils/catalogue-scope';
import type { ShopFilters } from '@/utils/shop-filters';
import { shopService } from './shop-service';

export const shopQueries = {
  /** The paged list that the address asks for, from its page on. */
  list: (filters: ShopFilters, scope: CatalogueScope, perPage: number) =>
    infiniteQueryOptions({
      queryKey: ['shops', 'list', scope, filters, perPage],
      queryFn: ({ pageParam }) =>
        shopService.list(filters, scope, { page: pageParam, perPage }),
      initialPageParam: filters.page,
      getNextPageParam: ({ lastPage, page }) =>
        page < lastPage ? page + 1 : undefined,
    }),
  /** One page of them, for a row that does not grow. */
  row: (filters: ShopFilters, scope: CatalogueScope, perPage: number) =>
    queryOptions({
      queryKey: ['shops', 'row', scope, filters, perPage],
      queryFn: () => shopService.list(filters, scope, { page: 1, perPage }),
    }),
  counts: (scope: CatalogueScope) =>
    queryOptions({
      queryKey: ['shops', 'counts', scope],
      queryFn: () => shopService.counts(scope),
    }),
};
