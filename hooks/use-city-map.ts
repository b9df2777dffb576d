import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { mapQueries } from '@/services/map/map-queries';

/** The city's drawing; undefined while it loads or when there is none. */
export function useCityMap<T>(): T | undefined {
  const { lang } = useShell();
  return useQuery({ ...mapQueries.city<T>(lang), meta: { silent: true } }).data;
}
