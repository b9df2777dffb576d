import type { CityMap, Park, Street } from './city-map';

import { columns, gridPoint, gridToPlane, rows, type GridLine } from './grid';
import { districtSites, waterSites } from './places';
import { diagonal, parkAreas, runsOf, type GridPoint } from './runs';
import { avenueNames, streetNames } from './street-names';

/** Kilometres between a park's fence and the streets around it. */
const PARK_MARGIN_KM = 0.02;
const SHORTEST_STREET_PIECES = 2;
/** Points a canal gets between two of its bends. */
const WATER_STEPS = 6;

function outness(run: readonly GridPoint[]): number {
  return Math.min(...run.map((point) => Math.hypot(...gridToPlane(...point))));
}

function fromCenter(run: readonly GridPoint[]): readonly GridPoint[] {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return run;
  return Math.hypot(...first) <= Math.hypot(...last) ? run : [...run].reverse();
}

function toStreet(
  name: Street['name'],
  kind: Street['kind'],
  run: readonly GridPoint[],
): Street {
  const id = name[0]
    .toLowerCase()
    .replace(/ (avenue|street)$/, '')
    .replaceAll(' ', '-');
  return { id, name, kind, line: run.map((point) => gridPoint(...point)) };
}

function buildAvenues(): Street[] {
  const straight = (['column', 'row'] as const).flatMap((direction) =>
    (direction === 'column' ? columns : rows).flatMap(({ avenue }, index) => {
      const run = runsOf(direction, index)[0];
      if (!avenue || !run) return [];
      if (avenue !== 'amirTemur')
        return [toStreet(avenueNames[avenue], 'avenue', fromCenter(run))];
      // The main road changes its name at Rustaveli Street; both parts count their houses from there.
      const split = run.findIndex(
        ([u]) => u === columns.find((c) => c.avenue === 'rustaveli')?.at,
      );
      const west = run.slice(0, split + 1).reverse();
      return [
        toStreet(avenueNames.amirTemur, 'avenue', west),
        toStreet(avenueNames.navoi, 'avenue', run.slice(split)),
      ];
    }),
  );
  return [
    ...straight,
    toStreet(
      avenueNames.istiqlol,
      'avenue',
      diagonal(['uzbekistan', 'mustaqillik'], -1, 1),
    ),
    toStreet(
      avenueNames.farhod,
      'avenue',
      diagonal(['rashidov', 'bunyodkor'], 1, -1),
    ),
  ];
}

/** The streets nearest to the centre get the names; what is left beyond the last name is not built. */
function buildStreets(): Street[] {
  const runs = (['column', 'row'] as const).flatMap((direction) =>
    (direction === 'column' ? columns : rows).flatMap((line, index) =>
      line.avenue ? [] : runsOf(direction, index),
    ),
  );
  return runs
    .filter((run) => run.length > SHORTEST_STREET_PIECES)
    .sort((a, b) => outness(a) - outness(b))
    .slice(0, streetNames.length)
    .flatMap((run, index) => {
      const name = streetNames[index];
      return name ? [toStreet(name, 'street', fromCenter(run))] : [];
    });
}

/** From one fence to the other, with the crossings in between, where the streets may bend. */
function fence(
  lines: readonly GridLine[],
  [from, to]: readonly [number, number],
): readonly number[] {
  const between = lines.filter(({ at }) => at > from && at < to);
  return [
    from + PARK_MARGIN_KM,
    ...between.map(({ at }) => at),
    to - PARK_MARGIN_KM,
  ];
}

function buildPark({ name, u, v }: (typeof parkAreas)[number]): Park {
  const [us, vs] = [fence(columns, u), fence(rows, v)];
  const [west = 0, east = 0] = [us[0], us.at(-1)];
  const [south = 0, north = 0] = [vs[0], vs.at(-1)];
  const ring: GridPoint[] = [
    ...us.map((at): GridPoint => [at, south]),
    ...vs.slice(1).map((at): GridPoint => [east, at]),
    ...us.toReversed().map((at): GridPoint => [at, north]),
    ...vs.toReversed().map((at): GridPoint => [west, at]),
  ];
  return { name, ring: ring.map((point) => gridPoint(...point)) };
}

/** A smooth line through all the points (Catmull-Rom). */
function smooth(line: readonly GridPoint[]): GridPoint[] {
  return line.flatMap((from, index) => {
    const to = line[index + 1];
    if (!to) return [from];
    const before = line[index - 1] ?? from;
    const after = line[index + 2] ?? to;
    return Array.from({ length: WATER_STEPS }, (_, step): GridPoint => {
      const t = step / WATER_STEPS;
      const [u, v] = ([0, 1] as const).map(
        (axis) =>
          from[axis] +
          (t * (to[axis] - before[axis])) / 2 +
          t ** 2 *
            (before[axis] - 2.5 * from[axis] + 2 * to[axis] - after[axis] / 2) +
          t ** 3 *
            (1.5 * (from[axis] - to[axis]) + (after[axis] - before[axis]) / 2),
      );
      return [u ?? from[0], v ?? from[1]];
    });
  });
}

let built: CityMap | undefined;

/** The street map of the demo city: the same object at every call, the same city on every machine. */
export function cityMap(): CityMap {
  built ??= {
    streets: [...buildAvenues(), ...buildStreets()],
    parks: parkAreas.map(buildPark),
    water: waterSites.map(({ name, line, width }) => ({
      name,
      width,
      line: smooth(line).map((point) => gridPoint(...point)),
    })),
    districts: districtSites.map(({ name, center }) => ({
      name,
      center: gridPoint(...center),
    })),
  };
  return built;
}
