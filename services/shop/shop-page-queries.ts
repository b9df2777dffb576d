import { queryOptions } from '@tanstack/react-query';
import type { CatalogueScope } from '@/utils/shop/catalogue-scope';

/** The service comes with the first call: what the server sent needs none. */
const service = async () =>
  (await import('./shop-page-service')).shopPageService;

export const shopPageQueries = {
  detail: (id: number, scope: CatalogueScope) =>
    queryOptions({
      queryKey: ['shops', 'page', id, scope],
      queryFn: async () => (await service()).detail(id, scope),
    }),
  /** The same for somebody who fetches the order: no zone, no fee, the kitchen's own minutes. */
  pickup: (id: number, scope: CatalogueScope) =>
    queryOptions({
      queryKey: ['shops', 'page-pickup', id, scope],
      queryFn: async () => (await service()).detail(id, scope, { pickup: 1 }),
    }),
};
