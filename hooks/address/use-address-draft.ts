import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';
import { geocodeQueries } from '@/services/address/geocode-queries';
import { shopQueries } from '@/services/shop/shop-queries';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import { SEARCH_DEBOUNCE_MS } from '@/utils/constants/timings';
import type { ShellAddress } from '@/utils/shell/shell';
import { useMapStart } from './use-map-start';
import { useCanLookUp } from './use-can-look-up';
import { useDebouncedValue } from '@/hooks/browser/use-debounced-value';

type Point = Pick<ShellAddress, 'latitude' | 'longitude'>;

interface Draft {
  readonly point: Point;
  /** As it was picked; null: to be looked up. */
  readonly title: string | null;
  /** Of a saved address. */
  readonly savedId: number | null;
  readonly isChosen: boolean;
  /** How many times a place was picked away from the map. */
  readonly picks: number;
}

/** How many places deliver to a point: a number, or null while that is asked; undefined when nobody could say. */
export type Reach = number | null | undefined;

function useReach(point: Point | null): Reach {
  const shell = useShell();
  const address = point && { ...point, title: '' };
  const { data, isError } = useQuery({
    ...shopQueries.counts(catalogueScope({ ...shell, address })),
    enabled: point !== null,
  });
  return isError ? undefined : (data?.all ?? null);
}

/**
 * The address that is being chosen: a point with its name, looked up once the pin stops, and how many deliver there.
 * A point that nobody can name is called "not found" (spec.md §8); where nobody looks addresses up, the title is what
 * was typed. It begins with `start` (null: nothing is chosen, the
 * map stands where things are brought now), else with the site's address; `typed` are its words, whatever the point.
 */
export function useAddressDraft(start?: ShellAddress | null, typed = '') {
  const { t } = useTranslation('address');
  const { address: shown, lang } = useShell();
  const first = useMapStart();
  const address = start === undefined ? shown : start;
  const [draft, setDraft] = useState<Draft>(() => ({
    point: address ?? first.point,
    title: typed || (address?.title ?? null),
    savedId: null,
    isChosen: address !== null,
    picks: 0,
  }));
  const canLookUp = useCanLookUp();
  const { isChosen, picks, point, savedId } = draft;
  const rested = useDebouncedValue(point, SEARCH_DEBOUNCE_MS);
  const isResting = rested === point;
  const { data, isPending } = useQuery({
    ...geocodeQueries.at(rested.latitude, rested.longitude, lang),
    enabled: canLookUp && isChosen && isResting && draft.title === null,
  });
  const reach = useReach(isChosen && isResting ? rested : null);
  const looked =
    !isResting || isPending ? null : (data?.title ?? t('address.notFound'));
  const found = canLookUp ? looked : '';
  return {
    point,
    /** Null while it is looked up. */
    title: draft.title ?? found,
    savedId,
    isChosen,
    picks,
    reach: isResting ? reach : null,
    /** A place of a list. */
    pick: (place: ShellAddress & { readonly id?: number }) =>
      setDraft({
        point: { latitude: place.latitude, longitude: place.longitude },
        title: place.title,
        savedId: place.id ?? null,
        isChosen: true,
        picks: picks + 1,
      }),
    /** What is typed where nobody looks addresses up: kept as it is, whatever the point. */
    rename: (typed: string) =>
      setDraft({ ...draft, title: typed, savedId: null }),
    /** A point on the map, or, `away` from it, where the browser is. */
    moveTo: (to: Point, away = false) =>
      setDraft({
        point: to,
        title: canLookUp ? null : draft.title,
        savedId: null,
        isChosen: true,
        picks: away ? picks + 1 : picks,
      }),
  };
}
