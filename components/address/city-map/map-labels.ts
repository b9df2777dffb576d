import type { MapFeature } from './map-types';
import { angleOf, halfOf, LETTER, type MapLabel } from './label-text';
import { away, isInside, placesOn } from './label-places';
import { HEAD, pinLabels } from './pin-label';
import { distanceToStretch, projectAll } from './projection';
import { type View, type XY } from './view';
import { zoneLabels } from './zone-label';

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
