import { queryOptions } from '@tanstack/react-query';
import { geocodeService } from './geocode-service';

export const geocodeQueries = {
  search: (address: string, lang: string) =>
    queryOptions({
      queryKey: ['geocode', address, lang],
      queryFn: () => geocodeService.search(address, lang),
    }),
  /** The address at a point; null where the map knows none. */
  at: (latitude: number, longitude: number, lang: string) =>
    queryOptions({
      queryKey: ['geocode', latitude, longitude, lang],
      queryFn: () => geocodeService.at(latitude, longitude, lang),
    }),
};
