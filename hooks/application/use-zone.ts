import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShell } from '@/contexts/shell-context';
import { useDebouncedValue } from '@/hooks/browser/use-debounced-value';
import { geocodeQueries } from '@/services/address/geocode-queries';
import { distanceKm, type LatLng } from '@/utils/address/geo';
import { SEARCH_DEBOUNCE_MS } from '@/utils/constants/timings';
import {
  readDecimal,
  type SellerDraft,
} from '@/utils/application/seller-draft';
import {
  ZONE_POINTS_MAX,
  ZONE_RADIUS_MAX_KM,
} from '@/utils/application/application';
import { circleRing, ringAreaKm2 } from '@/utils/application/zone';

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

/** The area and its middle, of an application or of a shop that is there. */
export type ZoneDraft = Pick<
  SellerDraft,
  'location' | 'points' | 'radius' | 'zoneKind'
>;

interface ZoneOptions {
  readonly draft: ZoneDraft;
  readonly change: (next: Partial<ZoneDraft>) => void;
}

const PAST_MAX = 50;
/** Corners that a drawn area begins with. */
const FIRST_CORNERS = 8;
/** The radius that it begins with where none is typed. */
const FIRST_KM = 3;

function circle(location: LatLng, km: number): LatLng[] {
  const [latitude, longitude] = location;
  return circleRing({ latitude, longitude }, Math.min(km, ZONE_RADIUS_MAX_KM));
}

/** Every fourth corner of the ring: as many as a hand wants to move. */
function fewCorners(ring: readonly LatLng[]): LatLng[] {
  const step = Math.max(1, Math.floor(ring.length / FIRST_CORNERS));
  return ring.filter((_, index) => index % step === 0);
}

/** The area a shop delivers to: drawn by its corners, with undo, or a circle around the kitchen; and what it comes to. */
export function useZone({ change, draft }: ZoneOptions) {
  const [past, setPast] = useState<readonly (readonly LatLng[])[]>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  const { location, points, radius, zoneKind } = draft;
  const km = readDecimal(radius);
  const isDrawn = zoneKind === 'polygon';
  const ring = isDrawn
    ? points
    : location && km !== null
      ? circle(location, km)
      : [];

  function put(next: readonly LatLng[]): void {
    setPast((before) => [...before, points].slice(-PAST_MAX));
    change({ points: next });
  }

  return {
    ring,
    isDrawn,
    chosen: chosen !== null && chosen < points.length ? chosen : null,
    choose: setChosen,
    canUndo: past.length > 0,
    /** Square kilometres; null: it is no area yet. */
    area: ring.length > 2 ? ringAreaKm2(ring) : null,
    /** Kilometres from the kitchen to the farthest corner. */
    far:
      location && ring.length > 0
        ? Math.max(...ring.map((point) => distanceKm(location, point)))
        : null,
    setKind: (kind: ZoneDraft['zoneKind']) => {
      const isFirst = kind === 'polygon' && points.length === 0 && location;
      change({
        zoneKind: kind,
        ...(isFirst && {
          points: fewCorners(circle(location, km ?? FIRST_KM)),
        }),
      });
    },
    add: (index: number, point: LatLng) => {
      if (points.length >= ZONE_POINTS_MAX) return;
      put([...points.slice(0, index), point, ...points.slice(index)]);
      setChosen(index);
    },
    move: (index: number, point: LatLng) =>
      put(points.map((each, at) => (at === index ? point : each))),
    remove: (index: number) => {
      put(points.filter((_, at) => at !== index));
      setChosen(null);
    },
    undo: () => {
      const last = past.at(-1);
      if (!last) return;
      setPast(past.slice(0, -1));
      setChosen(null);
      change({ points: last });
    },
    clear: () => {
      put([]);
      setChosen(null);
    },
  };
}
