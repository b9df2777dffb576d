import { distanceKm, type LatLng as Point } from '@/utils/address/geo';

export interface CourierProgress {
  readonly travelled: readonly Point[];
  readonly ahead: readonly Point[];
  /** Kilometres still to go along the route. */
  readonly remainingKm: number;
}

const lengthKm = (points: readonly Point[]): number =>
  points.reduce((sum, point, index) => {
    const before = points[index - 1];
    return before ? sum + distanceKm(before, point) : sum;
  }, 0);

/** The nearest point on a stretch, in degrees: exact enough over a few hundred metres. */
function nearestOn(from: Point, to: Point, at: Point): Point {
  const [dy, dx] = [to[0] - from[0], to[1] - from[1]];
  const square = dy * dy + dx * dx;
  const along =
    square === 0
      ? 0
      : ((at[0] - from[0]) * dy + (at[1] - from[1]) * dx) / square;
  const share = Math.min(1, Math.max(0, along));
  return [from[0] + dy * share, from[1] + dx * share];
}

/** Splits a courier's way at the point of it that is nearest to where the courier is. */
export function routeProgress(
  route: readonly Point[],
  at: Point | null,
): CourierProgress {
  const [first] = route;
  if (!at || !first)
    return { travelled: [], ahead: route, remainingKm: lengthKm(route) };
  let best = { index: 0, point: first, distance: Infinity };
  for (let index = 1; index < route.length; index++) {
    const [from, to] = [route[index - 1], route[index]];
    if (!from || !to) continue;
    const point = nearestOn(from, to, at);
    const distance = distanceKm(point, at);
    if (distance < best.distance) best = { index, point, distance };
  }
  const ahead = [best.point, ...route.slice(best.index)];
  return {
    travelled: [...route.slice(0, best.index), best.point],
    ahead,
    remainingKm: lengthKm(ahead),
  };
}
