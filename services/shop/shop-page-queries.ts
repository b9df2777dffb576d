import { queryOptions } from '@tanstack/react-query';
import type { CatalogueScope } from '@/utils/catalogue-scope';
import type { ShopView } from '@/utils/shop-view';
import { shopPageService } from './shop-page-service';

export const shopPageQueries = {
  /** With a type, the 404 of an address that names another one. */
  detail: (id: number, scope: CatalogueScope, type?: ShopView['type']) =>
    queryOptions({
      queryKey: ['shops', 'page', id, scope],
      queryFn: () => shopPageService.detail(id, scope, type),
    }),
};
