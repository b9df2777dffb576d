import {
  columns,
  insideCity,
  rows,
  widenToLines,
  type AvenueKey,
  type GridLine,
} from './grid';
import { parkSites, waterSites } from './places';

export type GridPoint = readonly [u: number, v: number];
export type Direction = 'column' | 'row';

/** Lines of the dense middle end this far out. */
const CORE_LINE_REACH_KM = 3.4;

/** The parks, widened to the streets around them. */
export const parkAreas = parkSites.map(({ name, from, to }) => ({
  name,
  u: widenToLines(columns, from[0], to[0]),
  v: widenToLines(rows, from[1], to[1]),
}));

const canals = waterSites.filter(({ line }) => line.length > 2);

/** A steady pseudo-random number in 0…1 for a street line and a place on it. */
function chance(direction: Direction, line: number, place: number): number {
  const seed =
    line * 73.13 + place * 19.71 + (direction === 'row' ? 41.7 : 7.3);
  const value = Math.sin(seed) * 43758.5453;
  return value - Math.floor(value);
}

function turn(a: GridPoint, b: GridPoint, c: GridPoint): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function crosses(
  a: GridPoint,
  b: GridPoint,
  c: GridPoint,
  d: GridPoint,
): boolean {
  return (
    turn(a, b, c) > 0 !== turn(a, b, d) > 0 &&
    turn(c, d, a) > 0 !== turn(c, d, b) > 0
  );
}

function crossesCanal(a: GridPoint, b: GridPoint): boolean {
  return canals.some(({ line }) =>
    line.some((c, index) => {
      const d = line[index + 1];
      return d !== undefined && crosses(a, b, c, d);
    }),
  );
}

function liesInPark(a: GridPoint, b: GridPoint): boolean {
  const u = (a[0] + b[0]) / 2;
  const v = (a[1] + b[1]) / 2;
  return parkAreas.some(
    (area) => u > area.u[0] && u < area.u[1] && v > area.v[0] && v < area.v[1],
  );
}

/** Whether a street keeps the piece from a to b: parks and most of the canals have no street across. */
function isBuilt(line: GridLine, a: GridPoint, b: GridPoint, luck: number) {
  if (!insideCity(...a) || !insideCity(...b)) return false;
  if (line.avenue) return true;
  const reach = Math.max(...[...a, ...b].map(Math.abs));
  if (line.coreOnly && reach > CORE_LINE_REACH_KM) return false;
  return !liesInPark(a, b) && (luck > 0.4 || !crossesCanal(a, b));
}

/** The runs of a grid line that are built, as lists of grid points at every crossing. */
export function runsOf(direction: Direction, index: number): GridPoint[][] {
  const [own, crossing] =
    direction === 'column' ? [columns, rows] : [rows, columns];
  const line = own[index];
  if (!line) return [];
  const points = crossing.map(({ at }): GridPoint =>
    direction === 'column' ? [line.at, at] : [at, line.at],
  );
  const runs: GridPoint[][] = [];
  let run: GridPoint[] = [];
  points.forEach((point, place) => {
    const previous = points[place - 1];
    const luck = chance(direction, index, place);
    if (previous && isBuilt(line, previous, point, luck)) {
      run = run.length > 0 ? [...run, point] : [previous, point];
      const isChangeOfName =
        !line.avenue && crossing[place]?.avenue && luck < 0.12;
      if (!isChangeOfName) return;
    }
    if (run.length > 0) runs.push(run);
    run = [];
  });
  if (run.length > 0) runs.push(run);
  return runs;
}

/** Avenues outwards from a crossing, through the corners of the blocks. */
export function diagonal(
  from: readonly [AvenueKey, AvenueKey],
  stepU: number,
  stepV: number,
): GridPoint[] {
  const points: GridPoint[] = [];
  let column = columns.findIndex(({ avenue }) => avenue === from[0]);
  let row = rows.findIndex(({ avenue }) => avenue === from[1]);
  for (;;) {
    const point = [columns[column]?.at, rows[row]?.at] as const;
    if (point[0] === undefined || point[1] === undefined) return points;
    if (!insideCity(point[0], point[1])) return points;
    points.push([point[0], point[1]]);
    column += stepU;
    row += stepV;
  }
}
