import { distanceKm, interpolate, type LatLng } from '@/utils/address/geo';

/** Length of a polyline in kilometres. */
export function routeLengthKm(route: readonly LatLng[]): number {
  return route.reduce(
    (sum, point, index) => sum + distanceKm(route[index - 1] ?? point, point),
    0,
  );
}

/** The point at a fraction of the route's length; fractions below 0 and above 1 give its ends. */
export function pointAt(route: readonly LatLng[], fraction: number): LatLng {
  const [first, last] = [route[0], route.at(-1)];
  if (!first || !last) throw new RangeError('The route is empty');
  let left = routeLengthKm(route) * Math.min(1, Math.max(0, fraction));
  for (const [index, point] of route.entries()) {
    const before = route[index - 1] ?? point;
    const piece = distanceKm(before, point);
    if (piece > 0 && left <= piece)
      return interpolate(before, point, left / piece);
    left -= piece;
  }
  return last;
}
