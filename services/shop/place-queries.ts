import { queryOptions } from '@tanstack/react-query';
import type { PlacesWish } from './place-service';

/** The service comes with the first call: what the server sent needs none. */
const service = async () => (await import('./place-service')).placeService;

export const placeQueries = {
  page: (wish: PlacesWish, lang: string) =>
    queryOptions({
      queryKey: ['shops', 'places', wish, lang],
      queryFn: async () => (await service()).page(wish),
    }),
};
