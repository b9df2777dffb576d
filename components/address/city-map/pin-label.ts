import { angleOf, halfOf, type MapLabel } from './label-text';
import type { MapFeature } from './map-types';
import { distanceToLine, distanceToStretch, projectAll } from './projection';
import type { View, XY } from './view';

/** A stretch of a street: where a name may stand, and its direction. */
interface Place {
  readonly at: XY;
  /** From the middle of the name to its end. */
  readonly reach: XY;
}

const STEP = 16;
/** A name may leave its street by so many pixels. */
const SLACK = 10;
/** The pin's head, above its point, and the room around head and point. */
const HEAD = 36;
const AROUND_HEAD = 32;
const AROUND_POINT = 18;

function away([ax, ay]: XY, [bx, by]: XY): number {
  return Math.hypot(ax - bx, ay - by);
}

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

/** Points every few pixels along a line. */
function walk(line: readonly XY[]): XY[] {
  return line.flatMap((from, index) => {
    const to = line[index + 1];
    if (!to) return [from];
    const steps = Math.max(1, Math.ceil(away(from, to) / STEP));
    return Array.from({ length: steps }, (_, step): XY => {
      const share = step / steps;
      return [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
      ];
    });
  });
}

function placesOf(line: readonly XY[], half: number): Place[] {
  const points = walk(line);
  return points.flatMap((from, start) => {
    const end = points.findIndex(
      (point, index) => index > start && away(point, from) >= half * 2,
    );
    const to = points[end];
    if (!to) return [];
    const isBent = points
      .slice(start + 1, end)
      .some((point) => distanceToLine(point, from, to) > SLACK);
    const reach: XY = [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2];
    return isBent
      ? []
      : [{ at: [from[0] + reach[0], from[1] + reach[1]], reach }];
  });
}

/**
 * Where the name of the pin's street stands: as near to the pin as it is legible, whole in the picture if it can be.
 * Null: the street has no straight stretch in sight that is as long as its name.
 */
function placeByPin(
  view: View,
  { geometry }: MapFeature,
  pin: XY,
  half: number,
): Place | null {
  if (geometry.type !== 'LineString') return null;
  const head: XY = [pin[0], pin[1] - HEAD];
  const isInside = ([x, y]: XY) =>
    x > 0 && x < view.width && y > 0 && y < view.height;
  const ranked = placesOf(projectAll(view, geometry.coordinates), half)
    .filter(({ at }) => isInside(at))
    .map(({ at, reach: [dx, dy] }) => {
      const ends: [XY, XY] = [
        [at[0] - dx, at[1] - dy],
        [at[0] + dx, at[1] + dy],
      ];
      const isClear =
        distanceToStretch(head, ...ends) > AROUND_HEAD &&
        distanceToStretch(pin, ...ends) > AROUND_POINT;
      const cut = ends.every(isInside) ? 0 : view.width + view.height;
      return { at, reach: [dx, dy] as XY, isClear, rank: away(at, pin) + cut };
    })
    .filter(({ isClear }) => isClear)
    .sort((a, b) => a.rank - b.rank);
  return ranked[0] ?? null;
}

/** The name of the street that a pin stands on, beside the pin. */
export function pinLabels(
  view: View,
  features: readonly MapFeature[],
  pin: XY | undefined,
): MapLabel[] {
  const street = pin && streetAt(view, features, pin);
  if (!street) return [];
  const text = street.properties.name;
  const place = placeByPin(view, street, pin, halfOf(text) + 4);
  return place ? [{ text, at: place.at, angle: angleOf(place.reach) }] : [];
}
