import type { CityMap } from './city-map';
import { distanceKm, projectOnSegment, type LatLng } from '@/utils/address/geo';

/** Couriers prefer wide roads: a kilometre of avenue counts as this much. */
const AVENUE_COST = 0.8;

interface Edge {
  readonly to: number;
  readonly cost: number;
}

interface Piece {
  readonly a: number;
  readonly b: number;
  readonly cost: number;
}

interface Graph {
  readonly points: readonly LatLng[];
  readonly edges: readonly (readonly Edge[])[];
  readonly pieces: readonly Piece[];
}

interface Stop {
  readonly piece: Piece;
  readonly fraction: number;
  readonly location: LatLng;
}

const graphs = new WeakMap<CityMap, Graph>();

function buildGraph(map: CityMap): Graph {
  const ids = new Map<string, number>();
  const points: LatLng[] = [];
  const edges: Edge[][] = [];
  const pieces: Piece[] = [];
  const idOf = (point: LatLng): number => {
    const key = point.join();
    const known = ids.get(key);
    if (known !== undefined) return known;
    ids.set(key, points.length);
    edges.push([]);
    return points.push(point) - 1;
  };
  for (const { line, kind } of map.streets) {
    line.slice(1).forEach((end, index) => {
      const start = line[index] ?? end;
      const factor = kind === 'avenue' ? AVENUE_COST : 1;
      const cost = distanceKm(start, end) * factor;
      const [a, b] = [idOf(start), idOf(end)];
      edges[a]?.push({ to: b, cost });
      edges[b]?.push({ to: a, cost });
      pieces.push({ a, b, cost });
    });
  }
  return { points, edges, pieces };
}

function graphOf(map: CityMap): Graph {
  const graph = graphs.get(map) ?? buildGraph(map);
  graphs.set(map, graph);
  return graph;
}

function pointOf(graph: Graph, id: number): LatLng {
  const point = graph.points[id];
  if (!point) throw new RangeError(`No crossing ${id}`);
  return point;
}

function nearestStop(graph: Graph, point: LatLng): Stop {
  let best: (Stop & { readonly away: number }) | undefined;
  for (const piece of graph.pieces) {
    const [a, b] = [pointOf(graph, piece.a), pointOf(graph, piece.b)];
    const {
      location,
      fraction,
      distanceKm: away,
    } = projectOnSegment(point, a, b);
    if (!best || away < best.away) best = { piece, fraction, location, away };
  }
  if (!best) throw new RangeError('The map has no streets');
  return best;
}

interface Visit {
  readonly id: number;
  /** Cost so far plus the least that can remain. */
  readonly total: number;
}

function pushVisit(heap: Visit[], visit: Visit): void {
  let index = heap.push(visit) - 1;
  while (index > 0) {
    const parent = (index - 1) >> 1;
    const above = heap[parent];
    if (!above || above.total <= visit.total) break;
    heap[index] = above;
    heap[parent] = visit;
    index = parent;
  }
}

function popVisit(heap: Visit[]): Visit | undefined {
  const top = heap[0];
  const last = heap.pop();
  if (!top || !last || heap.length === 0) return top;
  let index = 0;
  for (;;) {
    let child = index * 2 + 1;
    const [left, right] = [heap[child], heap[child + 1]];
    if (left && right && right.total < left.total) child += 1;
    const next = heap[child];
    if (!next || next.total >= last.total) break;
    heap[index] = next;
    index = child;
  }
  heap[index] = last;
  return top;
}

/** A* from one stop to the other: the crossings passed, in order; undefined when nothing connects them. */
function crossingsBetween(graph: Graph, from: Stop, to: Stop) {
  const costs = new Map<number, number>();
  const cameFrom = new Map<number, number>();
  const heap: Visit[] = [];
  const exits = new Map([
    [to.piece.a, to.piece.cost * to.fraction],
    [to.piece.b, to.piece.cost * (1 - to.fraction)],
  ]);
  let best: { id: number; cost: number } | undefined;
  const reach = (id: number, cost: number, via?: number): void => {
    if (cost >= (costs.get(id) ?? Infinity)) return;
    costs.set(id, cost);
    if (via === undefined) cameFrom.delete(id);
    else cameFrom.set(id, via);
    const ahead = distanceKm(pointOf(graph, id), to.location) * AVENUE_COST;
    pushVisit(heap, { id, total: cost + ahead });
  };
  reach(from.piece.a, from.piece.cost * from.fraction);
  reach(from.piece.b, from.piece.cost * (1 - from.fraction));
  for (let visit = popVisit(heap); visit; visit = popVisit(heap)) {
    if (best && visit.total >= best.cost) break;
    const { id } = visit;
    const cost = costs.get(id) ?? Infinity;
    const exit = exits.get(id);
    if (exit !== undefined && cost + exit < (best?.cost ?? Infinity))
      best = { id, cost: cost + exit };
    for (const edge of graph.edges[id] ?? [])
      reach(edge.to, cost + edge.cost, id);
  }
  if (!best) return undefined;
  const path: number[] = [];
  let id: number | undefined = best.id;
  while (id !== undefined) {
    path.unshift(id);
    id = cameFrom.get(id);
  }
  return path;
}

function withoutRepeats(line: readonly LatLng[]): LatLng[] {
  return line.filter((point, index) => {
    const before = line[index - 1];
    return before?.[0] !== point[0] || before[1] !== point[1];
  });
}

/**
 * The way a courier takes, from the point of a street nearest to `from` to the one nearest to `to`:
 * every piece lies on a street, turns happen at crossings, wide roads are preferred. At least two points.
 */
export function routeAlongStreets(
  map: CityMap,
  from: LatLng,
  to: LatLng,
): LatLng[] {
  const graph = graphOf(map);
  const [start, end] = [nearestStop(graph, from), nearestStop(graph, to)];
  if (start.piece === end.piece) return [start.location, end.location];
  const crossings = crossingsBetween(graph, start, end);
  if (!crossings) throw new RangeError('No street connects these points');
  const route = withoutRepeats([
    start.location,
    ...crossings.map((id) => pointOf(graph, id)),
    end.location,
  ]);
  return route.length > 1 ? route : [start.location, end.location];
}
