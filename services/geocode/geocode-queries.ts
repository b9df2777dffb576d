import { queryOptions } from '@tanstack/react-query';
import { geocodeService } from './geocode-service';

export const geocodeQueries = {
  search: (address: string, lang: string) =>
    queryOptions({
      queryKey: ['geocode', address, lang],
      queryFn: () => geocodeService.search(address, lang),
    }),
};
