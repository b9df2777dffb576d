import type { MapFeature } from './map-types';
import { angleOf, halfOf, LETTER, type MapLabel } from './label-text';
import { pinLabels } from './pin-label';
import { distanceToLine, distanceToStretch, projectAll } from './projection';
import { type View, type XY } from './view';

const MOST = 9;

/** How far a way keeps from a name. */
const CLEAR = 14;

function isInside({ width, height }: View, [x, y]: XY, margin: number) {
  return x > margin && x < width - margin && y > margin && y < height - margin;
}

interface Stretch {
  readonly from: XY;
  readonly to: XY;
  readonly inner: readonly XY[];
}

/** The stretches of a line that are just long enough for a text, each with the points between its ends. */
function stretchesOf(line: readonly XY[], need: number): Stretch[] {
  return line.flatMap((from, start) => {
    const end = line.findIndex(
      ([x, y], index) =>
        index > start && Math.hypot(x - from[0], y - from[1]) >= need,
    );
    const to = line[end];
    return to ? [{ from, to, inner: line.slice(start + 1, end) }] : [];
  });
}

/** Where a name runs along a street: on its straightest visible stretch nearest to the middle. */
function alongLine(view: View, { geometry, properties }: MapFeature) {
  if (geometry.type !== 'LineString') return null;
  const { kind, name: text } = properties;
  const line = projectAll(view, geometry.coordinates);
  const slack = kind === 'water' ? 10 : 3;
  const steepest = kind === 'avenue' ? 90 : 60;
  const middle: XY = [view.width / 2, view.height / 2];
  let best: { at: XY; angle: number; far: number } | null = null;
  for (const { from, to, inner } of stretchesOf(
    line,
    text.length * LETTER + 16,
  )) {
    const at: XY = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const far = Math.hypot(at[0] - middle[0], at[1] - middle[1]);
    const bent = inner.some((point) => distanceToLine(point, from, to) > slack);
    if (bent || !isInside(view, at, 24) || far >= (best?.far ?? Infinity))
      continue;
    const angle = angleOf([to[0] - from[0], to[1] - from[1]]);
    if (Math.abs(angle) > steepest) continue;
    best = { at, angle, far };
  }
  return best;
}

function center(ring: readonly XY[]): XY {
  const sum = ring.reduce<XY>(([a, b], [x, y]) => [a + x, b + y], [0, 0]);
  return [sum[0] / ring.length, sum[1] / ring.length];
}

function labelOf(view: View, feature: MapFeature): MapLabel | null {
  const { geometry, properties } = feature;
  const text = properties.name;
  if (geometry.type === 'LineString') {
    const place = alongLine(view, feature);
    return place && { text, at: place.at, angle: place.angle };
  }
  if (geometry.type !== 'Polygon') return null;
  const ring = projectAll(view, geometry.coordinates[0] ?? []);
  const wide =
    Math.max(...ring.map(([x]) => x)) - Math.min(...ring.map(([x]) => x));
  const at = center(ring);
  const fits = wide > halfOf(text) * 1.4 && isInside(view, at, halfOf(text));
  return fits ? { text, at, angle: 0 } : null;
}

const ORDER = { avenue: 0, park: 1, water: 2, street: 3, district: 4 } as const;

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
  features: readonly MapFeature[],
  { markers = [], pin, way = [] }: Surroundings = {},
): MapLabel[] {
  const placed = pinLabels(view, features, pin);
  const kept = pin ? [...markers, pin] : markers;
  const byWeight = [...features].sort(
    (a, b) => ORDER[a.properties.kind] - ORDER[b.properties.kind],
  );
  for (const feature of byWeight) {
    if (placed.length >= MOST) break;
    const label = labelOf(view, feature);
    if (!label || isCovered(label, way)) continue;
    const half = halfOf(label.text);
    const crowded =
      placed.some(
        ({ at, text }) =>
          text === label.text ||
          Math.hypot(at[0] - label.at[0], at[1] - label.at[1]) <
            half + halfOf(text) + 12,
      ) ||
      kept.some(
        ([x, y]) => Math.hypot(x - label.at[0], y - label.at[1]) < half + 30,
      );
    if (!crowded) placed.push(label);
  }
  return placed;
}
