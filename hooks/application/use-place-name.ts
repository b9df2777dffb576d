import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShell } from '@/contexts/shell-context';
import { useDebouncedValue } from '@/hooks/browser/use-debounced-value';
import { geocodeQueries } from '@/services/address/geocode-queries';
import type { LatLng } from '@/utils/address/geo';
import { SEARCH_DEBOUNCE_MS } from '@/utils/constants/timings';

/** What stands where a pin was put by hand: asked once it rests, told once. */
export function usePlaceName(onName: (title: string) => void) {
  const { lang } = useShell();
  const [point, setPoint] = useState<LatLng | null>(null);
  const rested = useDebouncedValue(point, SEARCH_DEBOUNCE_MS);
  const [latitude, longitude] = rested ?? [0, 0];
  const { data } = useQuery({
    ...geocodeQueries.at(latitude, longitude, lang),
    enabled: rested !== null && rested === point,
  });
  const title = rested !== null && rested === point ? data?.title : undefined;
  const tell = useEffectEvent(onName);
  useEffect(() => {
    if (title) tell(title);
  }, [title]);
  return {
    /** The pin was put here. */
    ask: setPoint,
    /** It was said in another way. */
    forget: () => setPoint(null),
  };
}
