import type { Positions } from '@/server/repositories/address/streets-repository';
import type { CityShape, ShapeKind } from './read-features';

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
export function thinned(points: Positions): Positions {
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
export function joined(lines: readonly Positions[]): Positions[] {
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
export function drawCity(shapes: readonly CityShape[]): CityShape[] {
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
