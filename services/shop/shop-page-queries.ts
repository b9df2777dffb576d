import { queryOptions } from '@tanstack/react-query';
import type { CatalogueScope } from '@/utils/catalogue-scope';
import type { ShopView } from '@/utils/shop-view';

/** The service comes with the first call: what the server sent needs none. */
const service = async () =>
  (await import('./shop-page-service')).shopPageService;

export const shopPageQueries = {
  /** With a type, the 404 of an address that names another one. */
  detail: (id: number, scope: CatalogueScope, type?: ShopView['type']) =>
    queryOptions({
      queryKey: ['shops', 'page', id, scope],
      queryFn: async () => (await service()).detail(id, scope, type),
    }),
};
