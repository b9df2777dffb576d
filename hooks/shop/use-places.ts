import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import type { PlacesDto } from '@/server/contracts/places';
import { placeQueries } from '@/services/shop/place-queries';
import type { PlacesWish } from '@/services/shop/place-service';

/** A page of all places by name; null until it is there. */
export function usePlaces(wish: PlacesWish): PlacesDto | null {
  const { lang } = useShell();
  const { data } = useQuery(placeQueries.page(wish, lang));
  return data ?? null;
}
