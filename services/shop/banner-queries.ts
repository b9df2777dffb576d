import { queryOptions } from '@tanstack/react-query';

export const bannerQueries = {
  list: (lang: string) =>
    queryOptions({
      queryKey: ['banners', lang],
      queryFn: async () => {
        const { bannerService } = await import('./banner-service');
        return bannerService.list(lang);
      },
    }),
};
