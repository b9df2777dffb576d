import { queryOptions } from '@tanstack/react-query';

export const pushQueries = {
  /** Of this browser: read anew whenever a page that shows it opens. */
  device: (userId: number, lang: string) =>
    queryOptions({
      queryKey: ['user', userId, 'push', lang],
      // what registers a browser is no part of an order's first load
      queryFn: async () => {
        const { readDevice } = await import('./push-device');
        return readDevice(lang);
      },
      staleTime: 0,
    }),
};
