import { queryOptions } from '@tanstack/react-query';
import type { CatalogueScope } from '@/utils/shop/catalogue-scope';

/** The service comes with the first call: what the server sent needs none. */
const service = async () => (await import('./product-service')).productService;

/** What priced and worded data depends on. */
type PriceScope = Pick<CatalogueScope, 'currencyId' | 'lang'>;

export const productQueries = {
  menu: (shopId: number, { currencyId, lang }: PriceScope) =>
    queryOptions({
      queryKey: ['products', 'menu', shopId, lang, currencyId],
      queryFn: async () => (await service()).menu(shopId, currencyId),
    }),
  detail: (uuid: string, { currencyId, lang }: PriceScope) =>
    queryOptions({
      queryKey: ['products', 'detail', uuid, lang, currencyId],
      queryFn: async () => (await service()).detail(uuid, currencyId),
      meta: { silent: true },
    }),
};
