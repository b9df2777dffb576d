import { queryOptions } from '@tanstack/react-query';
import { categoryService } from './category-service';

export const categoryQueries = {
  main: (lang: string) =>
    queryOptions({
      queryKey: ['categories', 'main', lang],
      queryFn: () => categoryService.main(lang),
    }),
};
