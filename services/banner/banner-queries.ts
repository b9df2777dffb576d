import { queryOptions } from '@tanstack/react-query';
import { bannerService } from './banner-service';

export const bannerQueries = {
  list: (lang: string) =>
    queryOptions({
      queryKey: ['banners', lang],
      queryFn: () => bannerService.list(lang),
    }),
};
