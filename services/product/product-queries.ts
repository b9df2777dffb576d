import { queryOptions } from '@tanstack/react-query';
import type { CatalogueScope } from '@/utils/catalogue-scope';
import { productService } from './product-service';

/** What priced and worded data depends on. */
type PriceScope = Pick<CatalogueScope, 'currencyId' | 'lang'>;

export const productQueries = {
  menu: (shopId: number, { currencyId, lang }: PriceScope) =>
    queryOptions({
      queryKey: ['products', 'menu', shopId, lang, currencyId],
      queryFn: () => productService.menu(shopId, currencyId),
    }),
  detail: (uuid: string, { currencyId, lang }: PriceScope) =>
    queryOptions({
      queryKey: ['products', 'detail', uuid, lang, currencyId],
      queryFn: () => productService.detail(uuid, currencyId),
      meta: { silent: true },
    }),
  byIds: (ids: readonly number[], { currencyId, lang }: PriceScope) =>
    queryOptions({
      queryKey: ['products', 'ids', ids, lang, currencyId],
      queryFn: () => productService.byIds(ids, currencyId),
    }),
};
