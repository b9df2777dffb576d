import { queryOptions } from '@tanstack/react-query';

export const categoryQueries = {
  main: (lang: string) =>
    queryOptions({
      queryKey: ['categories', 'main', lang],
      queryFn: async () => {
        const { categoryService } = await import('./category-service');
        return categoryService.main(lang);
      },
    }),
};
