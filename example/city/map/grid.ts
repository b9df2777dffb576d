import { EXAMPLE_LOCATION } from './example-place';
import type { avenueNames } from './street-names';
import { fromPlane, type LatLng } from '@/utils/address/geo';

/** The middle of the city. */
export const CITY_CENTER: LatLng = [
  EXAMPLE_LOCATION.latitude,
  EXAMPLE_LOCATION.longitude,
];
/** The map reaches this many kilometres north, south, east and west of the centre. */
export const CITY_REACH_KM = 7;

/** Streets rise to the right by this angle, as in the drawn maps. */
const ROTATION = (12 * Math.PI) / 180;
/** The turned grid must reach into the corners of the square map. */
const GRID_REACH_KM = 8.4;
const CORE_KM = 2.4;
const CORE_STEP_KM = 0.3;
const OUTER_STEP_KM = 0.55;

export type AvenueKey = keyof typeof avenueNames;

/** One line of the grid: a column (north to south) at u = at, or a row (west to east) at v = at. */
export interface GridLine {
  readonly at: number;
  readonly avenue?: AvenueKey;
  /** Lines added only where the city is dense; they end outside of it. */
  readonly coreOnly: boolean;
}

type AvenueSite = readonly [at: number, avenue: AvenueKey];

/** Fills the gaps between avenues with evenly spaced street lines, closer in the middle of the city. */
function withStreetLines(avenues: readonly AvenueSite[]): readonly GridLine[] {
  const stops = [
    -GRID_REACH_KM,
    ...avenues.map(([at]) => at),
    GRID_REACH_KM,
  ] as const;
  return stops.slice(0, -1).flatMap((from, index) => {
    const to = stops[index + 1] ?? GRID_REACH_KM;
    const inCore = Math.abs((from + to) / 2) < CORE_KM;
    const parts = Math.round(
      (to - from) / (inCore ? CORE_STEP_KM : OUTER_STEP_KM),
    );
    const avenue = avenues.find(([at]) => at === from)?.[1];
    const streets = Array.from({ length: parts - 1 }, (_, part) => ({
      at: from + ((to - from) * (part + 1)) / parts,
      coreOnly: inCore && part % 2 === 1,
    }));
    return [
      { at: from, coreOnly: false, ...(avenue ? { avenue } : {}) },
      ...streets,
    ];
  });
}

export const columns = withStreetLines([
  [-4.9, 'farobiy'],
  [-2.2, 'uzbekistan'],
  [0.272, 'rustaveli'],
  [2.4, 'rashidov'],
  [4.9, 'silkRoad'],
]);

export const rows = withStreetLines([
  [-4.8, 'ulugbek'],
  [-2.3, 'bunyodkor'],
  [-0.01, 'amirTemur'],
  [2.1, 'mustaqillik'],
  [4.6, 'beruniy'],
]);

/** Kilometres east and north of the centre: the grid, gently bent (not at the centre) and turned. */
export function gridToPlane(
  u: number,
  v: number,
): readonly [eastKm: number, northKm: number] {
  const bentU = u + 0.16 * Math.sin(0.62 * v) + 0.06 * Math.sin(1.5 * v) * u;
  const bentV = v + 0.2 * Math.sin(0.55 * u) + 0.03 * Math.sin(1.2 * u) * v;
  return [
    bentU * Math.cos(ROTATION) - bentV * Math.sin(ROTATION),
    bentU * Math.sin(ROTATION) + bentV * Math.cos(ROTATION),
  ];
}

/** The point of the map at a place in the grid, to about 10 cm: equal places give equal points. */
export function gridPoint(u: number, v: number): LatLng {
  const [lat, lng] = fromPlane(CITY_CENTER, ...gridToPlane(u, v));
  return [Number(lat.toFixed(6)), Number(lng.toFixed(6))];
}

export function insideCity(u: number, v: number): boolean {
  return gridToPlane(u, v).every((km) => Math.abs(km) <= CITY_REACH_KM);
}

/** The positions of the lines around a stretch: the nearest at or outside both of its ends. */
export function widenToLines(
  lines: readonly GridLine[],
  from: number,
  to: number,
): readonly [from: number, to: number] {
  const before = lines.filter(({ at }) => at <= from).at(-1)?.at ?? from;
  const after = lines.find(({ at }) => at >= to)?.at ?? to;
  return [before, after];
}
