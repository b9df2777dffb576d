import { angleOf, halfOf, type MapLabel } from './label-text';
import { away, intoFrame, type LabelPlace, placesOn } from './label-places';
import type { MapFeature } from './map-types';
import { distanceToStretch, projectAll } from './projection';
import type { View, XY } from './view';

/** A name may leave its street by so many pixels. */
const SLACK = 10;
/** The pin's head, above its point, and the room around head and point. */
export const HEAD = 36;
const AROUND_HEAD = 32;
const AROUND_POINT = 18;
/** A name beside no stretch of its street stands so far below the pin's point, or above it. */
const BELOW = 22;
const ABOVE = -HEAD - 36;

function distanceToWay(point: XY, line: readonly XY[]): number {
  return Math.min(
    ...line.slice(1).map((to, index) => {
      return distanceToStretch(point, line[index] ?? to, to);
    }),
  );
}

/** The street nearest to a place of the picture; null: no street is drawn. */
function streetAt(
  view: View,
  features: readonly MapFeature[],
  place: XY,
): MapFeature | null {
  let best: { feature: MapFeature; far: number } | null = null;
  for (const feature of features) {
    const { geometry, properties } = feature;
    const isStreet =
      properties.kind === 'avenue' || properties.kind === 'street';
    if (!isStreet || geometry.type !== 'LineString') continue;
    const far = distanceToWay(place, projectAll(view, geometry.coordinates));
    if (far < (best?.far ?? Infinity)) best = { feature, far };
  }
  return best?.feature ?? null;
}

/** Whether a pin hides nothing of a name. */
function isClear({ at: [x, y], reach: [dx, dy] }: LabelPlace, pin: XY) {
  const ends: [XY, XY] = [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
  return (
    distanceToStretch([pin[0], pin[1] - HEAD], ...ends) > AROUND_HEAD &&
    distanceToStretch(pin, ...ends) > AROUND_POINT
  );
}

/** Where the name of a street stands, whole in the picture: as near to the pin as it is legible, else beside the street. */
function placeByPin(
  view: View,
  line: readonly XY[],
  pin: XY,
  length: number,
): LabelPlace | null {
  for (const overhang of [0, length / 2]) {
    const [nearest] = placesOn(view, line, { length, slack: SLACK, overhang })
      .filter((place) => isClear(place, pin))
      .sort((a, b) => away(a.at, pin) - away(b.at, pin));
    if (nearest) return nearest;
  }
  // no straight stretch of it is in sight: level, below the pin's point or above its head
  const reach: XY = [length / 2, 0];
  const [level] = [BELOW, ABOVE]
    .flatMap((down) => intoFrame(view, [pin[0], pin[1] + down], reach) ?? [])
    .filter((place) => isClear(place, pin));
  return level ?? null;
}

/** The name of the street that a pin stands on, beside the pin; none where it is wider than the picture. */
export function pinLabels(
  view: View,
  features: readonly MapFeature[],
  pin: XY | undefined,
): MapLabel[] {
  const street = pin && streetAt(view, features, pin);
  if (!pin || street?.geometry.type !== 'LineString') return [];
  const text = street.properties.name;
  const line = projectAll(view, street.geometry.coordinates);
  const place = placeByPin(view, line, pin, halfOf(text) * 2 + 8);
  return place ? [{ text, at: place.at, angle: angleOf(place.reach) }] : [];
}
