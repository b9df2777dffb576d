import type { MapFeature } from './map-types';
import { projectAll, type View, type XY } from './projection';

export interface MapLabel {
  readonly text: string;
  readonly at: XY;
  readonly angle: number;
}

const LETTER = 6.2;
const MOST = 9;

function isInside({ width, height }: View, [x, y]: XY, margin: number) {
  return x > margin && x < width - margin && y > margin && y < height - margin;
}

/** Cuts a stretch to what is in sight, so that a long avenue still gets its name. */
function visibleMiddle(view: View, from: XY, to: XY): XY | null {
  const points = Array.from({ length: 21 }, (_, step): XY => {
    const part = step / 20;
    return [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part,
    ];
  }).filter((point) => isInside(view, point, 20));
  return points[Math.floor(points.length / 2)] ?? null;
}

function alongLine(view: View, text: string, line: readonly XY[]) {
  const need = text.length * LETTER + 16;
  let best: { at: XY; angle: number; length: number } | null = null;
  for (let index = 1; index < line.length; index += 1) {
    const from = line[index - 1];
    const to = line[index];
    if (!from || !to) continue;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    if (length < need || length <= (best?.length ?? 0)) continue;
    const at = visibleMiddle(view, from, to);
    if (!at) continue;
    const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
    const upright = degrees > 90 || degrees <= -90 ? degrees + 180 : degrees;
    best = { at, angle: Math.round(upright * 10) / 10, length };
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
    const place = alongLine(view, text, projectAll(view, geometry.coordinates));
    return place && { text, at: place.at, angle: place.angle };
  }
  if (geometry.type !== 'Polygon') return null;
  const ring = projectAll(view, geometry.coordinates[0] ?? []);
  const wide =
    Math.max(...ring.map(([x]) => x)) - Math.min(...ring.map(([x]) => x));
  const at = center(ring);
  const fits = wide > text.length * LETTER && isInside(view, at, 30);
  return fits ? { text, at, angle: 0 } : null;
}

const ORDER = { avenue: 0, park: 1, water: 2, street: 3, district: 4 } as const;

/** The names that fit, important ones first, none over another or over a marker. */
export function placeLabels(
  view: View,
  features: readonly MapFeature[],
  taken: readonly XY[],
): MapLabel[] {
  const placed: MapLabel[] = [];
  const byWeight = [...features].sort(
    (a, b) => ORDER[a.properties.kind] - ORDER[b.properties.kind],
  );
  for (const feature of byWeight) {
    if (placed.length >= MOST) break;
    const label = labelOf(view, feature);
    if (!label) continue;
    const reach = (label.text.length * LETTER) / 2 + 30;
    const crowded =
      placed.some(
        ({ at, text }) =>
          text === label.text ||
          Math.hypot(at[0] - label.at[0], at[1] - label.at[1]) < reach + 20,
      ) ||
      taken.some(
        ([x, y]) => Math.hypot(x - label.at[0], y - label.at[1]) < reach,
      );
    if (!crowded) placed.push(label);
  }
  return placed;
}
