import { queryOptions } from '@tanstack/react-query';

/** The service comes with the first call: what the server sent needs none. */
const service = async () => (await import('./place-service')).placeService;

export const placeQueries = {
  page: (page: number, lang: string) =>
    queryOptions({
      queryKey: ['shops', 'places', page, lang],
      queryFn: async () => (await service()).page(page),
    }),
};
