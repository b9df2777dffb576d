import type {
  Box,
  CityTables,
  Positions,
  StreetNames,
} from '@/server/repositories/address/streets-repository';
import { distanceKm } from '@/utils/address/geo';
import { foldText } from '@/utils/search/search-text';
import {
  type CityDoor,
  type CityShape,
  FeatureError,
  readFeature,
  type ShapeKind,
} from './read-features';

/** The drawing of a city has at most so many characters, in its longest language. */
const DRAWING_MOST = 1_300_000;
/** What a feature takes beside its name and its numbers. */
const FRAME = 130;
/** A line may be this far from where it was, in degrees: some three metres. */
const SLACK = 0.00003;
/** Five decimals of a degree are a metre. */
const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

type Point = Positions[number];

function offLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [px, py] = [point[0] - from[0], point[1] - from[1]];
  return length === 0
    ? Math.hypot(px, py)
    : Math.abs(px * dy - py * dx) / length;
}

/** The points without which the line would move by more than the slack (Douglas and Peucker), without recursion. */
function thinned(points: Positions): Positions {
  const kept = new Set([0, points.length - 1]);
  const open: (readonly [number, number])[] = [[0, points.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [first, last] = part;
    const [from, to] = [points[first], points[last]];
    if (!from || !to) continue;
    let [farthest, most] = [-1, SLACK];
    for (let index = first + 1; index < last; index += 1) {
      const off = offLine(points[index] ?? from, from, to);
      if (off > most) [farthest, most] = [index, off];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    open.push([first, farthest], [farthest, last]);
  }
  return points
    .filter((_, index) => kept.has(index))
    .map(([lng, lat]) => [round(lng), round(lat)]);
}

/** A ring is thinned in two halves: its ends are one point. */
function thinnedRing(ring: Positions): Positions {
  const half = Math.floor(ring.length / 2);
  const [one, other] = [ring.slice(0, half + 1), ring.slice(half)];
  return [...thinned(one), ...thinned(other).slice(1)];
}

const keyOf = ([lng, lat]: Point): string => `${lng},${lat}`;

/** Lines that end where another begins become one, so that a road of many ways has one name. */
function joined(lines: readonly Positions[]): Positions[] {
  const starts = new Map<string, number[]>();
  lines.forEach((line, index) => {
    const [first] = line;
    if (first)
      starts.set(keyOf(first), [...(starts.get(keyOf(first)) ?? []), index]);
  });
  const ends = new Set(lines.flatMap((line) => line.slice(-1).map(keyOf)));
  const used = new Set<number>();
  const follow = (from: number): Positions => {
    const whole: Point[] = [...(lines[from] ?? [])];
    used.add(from);
    for (;;) {
      const last = whole.at(-1);
      const next = last
        ? starts.get(keyOf(last))?.find((index) => !used.has(index))
        : undefined;
      if (next === undefined) return whole;
      used.add(next);
      whole.push(...(lines[next] ?? []).slice(1));
    }
  };
  const order = lines.map((line, index) => ({
    index,
    isInside: line[0] !== undefined && ends.has(keyOf(line[0])),
  }));
  return order
    .sort((a, b) => Number(a.isInside) - Number(b.isInside))
    .flatMap(({ index }) => (used.has(index) ? [] : [follow(index)]));
}

/** The ways of one road, river or street as few lines. */
function joinedShapes(shapes: readonly CityShape[]): CityShape[] {
  const groups = new Map<string, CityShape[]>();
  for (const shape of shapes) {
    if (shape.form !== 'line') continue;
    const { kind, names, rank, width } = shape;
    const key = JSON.stringify([kind, rank, width, names]);
    const known = groups.get(key);
    if (known) known.push(shape);
    else groups.set(key, [shape]);
  }
  const whole = [...groups.values()].flatMap((group) => {
    const [first] = group;
    const ways = joined(group.map(({ rings }) => rings[0] ?? []));
    return first ? ways.map((way) => ({ ...first, rings: [way] })) : [];
  });
  return [...shapes.filter(({ form }) => form !== 'line'), ...whole];
}

const thinnedShape = (shape: CityShape): CityShape => ({
  ...shape,
  rings: shape.rings.map((ring) =>
    shape.form === 'polygon' ? thinnedRing(ring) : thinned(ring),
  ),
});

function sizeOf({ names, rings }: CityShape): number {
  const longest = Math.max(0, ...Object.values(names).map((n) => n.length));
  const positions = rings.reduce((sum, ring) => sum + ring.length, 0);
  return FRAME + longest + positions * 20;
}

const ORDER: readonly ShapeKind[] = [
  'park',
  'water',
  'street',
  'avenue',
  'district',
];

/** How much of a drawing a shape is worth: streets without a name go first when there is no room. */
const worth = ({ names, rank }: CityShape): number =>
  rank + (names[''] === undefined ? 0.5 : 0);

/**
 * The shapes as the map draws them: parks, water, streets, roads and quarters in this order, joined and simplified to
 * three metres; the bigger roads alone where all would be more than 1.3 MB.
 */
function drawCity(shapes: readonly CityShape[]): CityShape[] {
  const byWorth = joinedShapes(shapes)
    .map(thinnedShape)
    .sort((a, b) => worth(a) - worth(b));
  let left = DRAWING_MOST;
  const drawn = byWorth.filter((shape) => {
    left -= sizeOf(shape);
    return left >= 0;
  });
  return drawn.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

export const FEATURES_MOST = 400_000;
/** A city with its surroundings, in degrees. */
const REACH_MOST = 4;
const PROBLEMS_MOST = 20;
/** Farther from a quarter's middle a street is in no quarter. */
const QUARTER_KM = 6;

interface Read {
  readonly shapes: readonly CityShape[];
  readonly doors: readonly CityDoor[];
  readonly problems: readonly string[];
}

function readAll(features: readonly unknown[]): Read {
  const shapes: CityShape[] = [];
  const doors: CityDoor[] = [];
  const problems: string[] = [];
  features.forEach((feature, index) => {
    try {
      const found = readFeature(feature);
      shapes.push(...found.shapes);
      if (found.door) doors.push(found.door);
    } catch (error) {
      if (!(error instanceof FeatureError)) throw error;
      if (problems.length < PROBLEMS_MOST)
        problems.push(`Feature ${index + 1} ${error.message}.`);
    }
  });
  return { shapes, doors, problems };
}

function boxAround(lines: readonly Positions[]): Box {
  const box = { west: 180, south: 90, east: -180, north: -90 };
  for (const line of lines)
    for (const [lng, lat] of line) {
      box.west = Math.min(box.west, lng);
      box.east = Math.max(box.east, lng);
      box.south = Math.min(box.south, lat);
      box.north = Math.max(box.north, lat);
    }
  return box;
}

type Quarter = readonly [lat: number, lng: number, names: StreetNames];

/** The quarter of a point: the nearest one; of a city as a whole only where there is no other. */
function quarterFinder(shapes: readonly CityShape[]) {
  const districts = shapes.filter(({ kind }) => kind === 'district');
  const small = districts.filter(({ rank }) => rank === 0);
  const quarters = (small.length > 0 ? small : districts).flatMap(
    ({ names, rings }): Quarter[] => {
      const [lng, lat] = rings[0]?.[0] ?? [];
      return lng === undefined || lat === undefined ? [] : [[lat, lng, names]];
    },
  );
  return (lng: number, lat: number): StreetNames => {
    let [best, far]: [StreetNames, number] = [{}, QUARTER_KM];
    for (const [latitude, longitude, names] of quarters) {
      // a cheap bound before the exact distance
      if (Math.abs(latitude - lat) * 110 > far) continue;
      const km = distanceKm([lat, lng], [latitude, longitude]);
      if (km < far) [best, far] = [names, km];
    }
    return best;
  };
}

interface Street {
  readonly id: number;
  readonly names: StreetNames;
  readonly area: StreetNames;
  readonly lines: Positions[];
}

/** One street of each name and quarter, with the doors on it. */
function streetsOf(shapes: readonly CityShape[], doors: readonly CityDoor[]) {
  const quarterAt = quarterFinder(shapes);
  const streets = new Map<string, Street>();
  function streetAt(
    names: StreetNames,
    [lng, lat]: readonly [number, number],
  ): Street {
    const area = quarterAt(lng, lat);
    const key = JSON.stringify([foldText(names[''] ?? ''), area['']]);
    const known = streets.get(key);
    if (known) return known;
    const made = { id: streets.size + 1, names, area, lines: [] };
    streets.set(key, made);
    return made;
  }
  for (const { kind, names, rings } of shapes) {
    const [way] = rings;
    const middle = way?.[Math.floor(way.length / 2)];
    const isStreet = kind === 'avenue' || kind === 'street';
    if (isStreet && names[''] && way && middle)
      streetAt(names, middle).lines.push(way);
  }
  const addresses = doors.map(({ at, house, street }) => ({
    streetId: streetAt(street, at).id,
    house,
    houseKey: foldText(house),
    longitude: at[0],
    latitude: at[1],
  }));
  return { streets: [...streets.values()], addresses };
}

function middleOf(lines: readonly Positions[]): Positions[number] | undefined {
  const [longest] = [...lines].sort((a, b) => b.length - a.length);
  return longest?.[Math.floor(longest.length / 2)];
}

/** What a checked file becomes in the database, or what is wrong with it. */
export function readCity(
  features: readonly unknown[],
  about: { readonly attribution: string; readonly now: Date },
): CityTables | { readonly problems: readonly string[] } {
  const { doors, problems, shapes } = readAll(features);
  if (problems.length > 0) return { problems };
  const used = [
    ...shapes.flatMap(({ rings }) => rings),
    ...doors.map(({ at }) => [at]),
  ];
  if (used.length === 0)
    return {
      problems: [
        'The file has no road, water, park, place name or address that the map knows: it reads the tags of OpenStreetMap (highway, waterway, natural, leisure, place, addr:street with addr:housenumber) or a plain "kind".',
      ],
    };
  const box = boxAround(used);
  if (box.east - box.west > REACH_MOST || box.north - box.south > REACH_MOST)
    return {
      problems: [
        `The file reaches from ${box.south}, ${box.west} to ${box.north}, ${box.east}: more than ${REACH_MOST} degrees, which is no city. Cut one city out of it.`,
      ],
    };
  const { addresses, streets } = streetsOf(shapes, doors);
  const doorOf = new Map(addresses.map((door) => [door.streetId, door]));
  return {
    map: { attribution: about.attribution, importedAt: about.now, ...box },
    shapes: drawCity(shapes).map(({ form, kind, names, rings, width }) => ({
      form,
      kind,
      names,
      rings,
      width,
    })),
    streets: streets.map(({ area, id, lines, names }) => {
      const whole = joined(lines).map(thinned);
      const door = doorOf.get(id);
      const [longitude, latitude] = middleOf(whole) ?? [
        door?.longitude ?? 0,
        door?.latitude ?? 0,
      ];
      return {
        ...boxAround([...whole, [[longitude, latitude]]]),
        ...{ id, names, area, latitude, longitude, lines: whole },
        foundBy: [...new Set(Object.values(names).map(foldText))].join(' | '),
      };
    }),
    addresses,
  };
}
