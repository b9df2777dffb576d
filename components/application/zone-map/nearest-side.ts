import { distanceToStretch } from '@/components/address/city-map/projection';
import type { XY } from '@/components/address/city-map/view';

/** The index that a new corner gets: inside the side that is nearest to it; at the end of what is no area yet. */
export function nearestSide(corners: readonly XY[], at: XY): number {
  if (corners.length < 3) return corners.length;
  const distances = corners.map((corner, index) =>
    distanceToStretch(
      at,
      corner,
      corners[(index + 1) % corners.length] ?? corner,
    ),
  );
  return distances.indexOf(Math.min(...distances)) + 1;
}
