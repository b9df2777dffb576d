import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { shopQueries } from '@/services/shop/shop-queries';

/** The tags that lists can be narrowed to; none while not wanted or not there. */
export function useTakes(wanted: boolean) {
  const { lang } = useShell();
  const { data, isLoading } = useQuery({
    ...shopQueries.takes(lang),
    enabled: wanted,
  });
  return { takes: data ?? [], isLoading };
}
