import { queryOptions } from '@tanstack/react-query';
import { api } from '@/services/http/client';

/** The city's streets, parks and water as GeoJSON features (drawn by components/address/city-map). */
const mapService = {
  city: <T>() => api.get<T>('/rest/map'),
};

export const mapQueries = {
  city: <T>(lang: string) =>
    queryOptions({
      queryKey: ['map', lang],
      queryFn: () => mapService.city<T>(),
    }),
};
