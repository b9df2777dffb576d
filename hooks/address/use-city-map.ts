import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShell } from '@/contexts/shell-context';
import { mapQueries } from '@/services/address/map-queries';
import { publicEnv } from '@/utils/env';

/** The city's drawing, whether it could not be read, and another try; with tiles there is nothing to read. */
export function useCityDrawing<T extends object>() {
  const { lang, unit } = useShell();
  const { data, isError, isLoading, refetch } = useQuery({
    ...mapQueries.city<T>(lang),
    enabled: !publicEnv.mapTilesUrl,
    meta: { silent: true },
  });
  const map = useMemo(
    () => (data && unit ? { ...data, unit } : data),
    [data, unit],
  );
  return {
    map,
    isLoading,
    isFailed: isError,
    retry: () => void refetch(),
  };
}

/** The city's drawing; undefined while it loads or when there is none. */
export function useCityMap<T extends object>(): T | undefined {
  return useCityDrawing<T>().map;
}
