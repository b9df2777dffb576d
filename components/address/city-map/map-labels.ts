import {
  away,
  EDGE,
  intoFrame,
  isInside,
  type LabelPlace,
  placesOn,
} from './label-places';
import { angleOf, halfOf, LETTER, type MapLabel } from './label-text';
import type { MapFeature } from './map-types';
import { distanceToStretch, projectAll } from './projection';
import type { View, XY } from './view';

/** A name may leave its street by so many pixels. */
const SLACK = 10;
/** The pin's head, above its point, and the room around head and point. */
const HEAD = 36;
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
function pinLabels(
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

/** Rows that are tried for a name, so many pixels apart. */
const ROW = 18;
/** Half the height of a name, and what it keeps from the zone's line. */
const HALF_HEIGHT = 8;
const GAP = 6;

type Span = readonly [from: number, to: number];

/** The parts of a row that lie in a zone and in the frame. */
function spansAt(ring: readonly XY[], y: number, width: number): Span[] {
  const crossings = ring
    .flatMap(([x, at], index) => {
      const [fromX, fromY] = ring.at(index - 1) ?? [x, at];
      return fromY > y === at > y
        ? []
        : [fromX + ((y - fromY) / (at - fromY)) * (x - fromX)];
    })
    .sort((a, b) => a - b);
  return crossings.flatMap((from, index): Span[] => {
    const to = crossings[index + 1];
    return index % 2 === 0 && to !== undefined
      ? [[Math.max(from, EDGE), Math.min(to, width - EDGE)]]
      : [];
  });
}

/** Where a zone's name stands whole in what is seen of it, its middle first; nowhere in one that is smaller than its name. */
function zoneLabels(
  { height, width }: View,
  ring: readonly XY[],
  text: string,
): MapLabel[] {
  const ys = ring.map(([, y]) => y);
  const room = EDGE + HALF_HEIGHT;
  const top = Math.max(Math.min(...ys), 0) + room;
  const bottom = Math.min(Math.max(...ys), height) - room;
  const middle = (top + bottom) / 2;
  const half = halfOf(text) + GAP;
  const rows = Math.max(0, Math.floor((bottom - top) / 2 / ROW) + 1);
  const holds = (x: number, y: number): boolean =>
    [y - HALF_HEIGHT, y + HALF_HEIGHT].every((line) =>
      spansAt(ring, line, width).some(
        ([from, to]) => from <= x - half && to >= x + half,
      ),
    );
  return Array.from({ length: rows }, (_, index) => index * ROW)
    .flatMap((away) => (away === 0 ? [middle] : [middle - away, middle + away]))
    .flatMap((y) =>
      spansAt(ring, y, width)
        .map(([from, to]): XY => [(from + to) / 2, y])
        .filter(([x]) => holds(x, y)),
    )
    .map((at) => ({ text, at, angle: 0 }));
}

const MOST = 9;

/** How much of a name may lie beyond the frame before it is shifted into it. */
const OVERHANG = 60;

/** How far a way keeps from a name. */
const CLEAR = 14;

/** Where a name runs along a street, whole in the frame: on its straight stretches, those nearest to the middle first. */
function alongLine(
  view: View,
  { geometry, properties }: MapFeature,
  overhang: number,
) {
  if (geometry.type !== 'LineString') return [];
  const { kind, name: text } = properties;
  const steepest = kind === 'avenue' ? 90 : 60;
  const middle: XY = [view.width / 2, view.height / 2];
  return placesOn(view, projectAll(view, geometry.coordinates), {
    length: text.length * LETTER + 16,
    slack: kind === 'water' ? 10 : 3,
    overhang,
  })
    .map(({ at, reach }) => ({ text, at, angle: angleOf(reach) }))
    .filter(({ angle }) => Math.abs(angle) <= steepest)
    .sort((a, b) => away(a.at, middle) - away(b.at, middle));
}

function center(ring: readonly XY[]): XY {
  const sum = ring.reduce<XY>(([a, b], [x, y]) => [a + x, b + y], [0, 0]);
  return [sum[0] / ring.length, sum[1] / ring.length];
}

/** The places of a feature's name, the best first. */
function labelsOf(view: View, feature: MapFeature, overhang = 0): MapLabel[] {
  const { geometry, properties } = feature;
  const text = properties.name;
  if (geometry.type !== 'Polygon') return alongLine(view, feature, overhang);
  const ring = projectAll(view, geometry.coordinates[0] ?? []);
  if (properties.kind === 'zone') return zoneLabels(view, ring, text);
  const wide =
    Math.max(...ring.map(([x]) => x)) - Math.min(...ring.map(([x]) => x));
  const at = center(ring);
  const fits = wide > halfOf(text) * 1.4 && isInside(view, at, halfOf(text));
  return fits ? [{ text, at, angle: 0 }] : [];
}

const ORDER = {
  avenue: 0,
  park: 1,
  water: 2,
  street: 3,
  district: 4,
  zone: 5,
} as const;

function isCovered({ at }: MapLabel, way: readonly XY[]): boolean {
  return way.some((to, index) => {
    const from = way[index - 1];
    return from !== undefined && distanceToStretch(at, from, to) < CLEAR;
  });
}

interface Surroundings {
  /** The place that is being chosen: its street has its name before all others. */
  readonly pin?: XY;
  readonly markers?: readonly XY[];
  readonly way?: readonly XY[];
}

/** The names that fit, the pin's street and important ones first, none over another, over a marker or under the way. */
export function placeLabels(
  view: View,
  all: readonly MapFeature[],
  { markers = [], pin, way = [] }: Surroundings = {},
): MapLabel[] {
  const features = all.filter(({ properties }) => properties.name !== '');
  const placed = pinLabels(view, features, pin);
  // a pin's head stands above its point
  const kept = (pin ? [...markers, pin] : markers).flatMap(([x, y]): XY[] => [
    [x, y],
    [x, y - HEAD],
  ]);
  const byWeight = [...features].sort(
    (a, b) => ORDER[a.properties.kind] - ORDER[b.properties.kind],
  );
  const isFree = (label: MapLabel): boolean => {
    const half = halfOf(label.text);
    return (
      !isCovered(label, way) &&
      placed.every(
        ({ at, text }) =>
          text !== label.text && away(at, label.at) >= half + halfOf(text) + 12,
      ) &&
      kept.every((point) => away(point, label.at) >= half + 30)
    );
  };
  for (const feature of byWeight) {
    if (placed.length >= MOST) break;
    const label = labelsOf(view, feature).find(isFree);
    if (label) placed.push(label);
  }
  if (placed.length > 0) return placed;
  // one name beside its street tells more than none
  const beside = byWeight
    .flatMap((feature) => labelsOf(view, feature, OVERHANG))
    .find(isFree);
  return beside ? [beside] : [];
}
