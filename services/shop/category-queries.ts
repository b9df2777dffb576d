import { queryOptions } from '@tanstack/react-query';
import type { CatalogueScope } from '@/utils/shop/catalogue-scope';

export const categoryQueries = {
  /** Of an address: its point and the language, no currency; of one type of shops or of both; to pick up, of the whole city. */
  near: (
    scope: CatalogueScope,
    type: 'restaurant' | 'shop' | null = null,
    pickup = false,
  ) =>
    queryOptions({
      queryKey: ['categories', 'near', scope.lang, scope.point, type, pickup],
      queryFn: async () => {
        const { categoryService } = await import('./category-service');
        return categoryService.near(scope, type, pickup);
      },
    }),
  /** Every cuisine and trade. */
  all: (lang: string) =>
    queryOptions({
      queryKey: ['categories', 'all', lang],
      queryFn: async () => {
        const { categoryService } = await import('./category-service');
        return categoryService.all(lang);
      },
    }),
};
