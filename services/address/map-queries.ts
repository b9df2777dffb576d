import { queryOptions } from '@tanstack/react-query';
import { mapService } from './map-service';

export const mapQueries = {
  city: <T>(lang: string) =>
    queryOptions({
      queryKey: ['map', lang],
      queryFn: () => mapService.city<T>(),
    }),
};
