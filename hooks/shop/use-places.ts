import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { placeQueries } from '@/services/shop/place-queries';

/** A page of all places by name; empty until it is there. */
export function usePlaces(page: number) {
  const { lang } = useShell();
  const { data } = useQuery(placeQueries.page(page, lang));
  return {
    places: data?.places ?? [],
    lastPage: data?.lastPage ?? 1,
    isLoading: data === undefined,
  };
}
