import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { mapQueries } from '@/services/address/map-queries';
import { publicEnv } from '@/utils/env';

/** The city's drawing, whether it could not be read, and another try; with tiles there is nothing to read. */
export function useCityDrawing<T>() {
  const { lang } = useShell();
  const { data, isError, isLoading, refetch } = useQuery({
    ...mapQueries.city<T>(lang),
    enabled: !publicEnv.mapTilesUrl,
    meta: { silent: true },
  });
  return {
    map: data,
    isLoading,
    isFailed: isError,
    retry: () => void refetch(),
  };
}

/** The city's drawing; undefined while it loads or when there is none. */
export function useCityMap<T>(): T | undefined {
  return useCityDrawing<T>().map;
}
