import { CITY_CENTER } from '@/example/city/map/grid';
import {
  distanceKm,
  fromPlane,
  type LatLng,
  polygonContains,
} from '@/utils/address/geo';
import type { Random } from '@/scripts/lib/random';

export const CENTER: LatLng = CITY_CENTER;

/** Farther away than this a shop does not deliver to the centre. */
const REACH_KM = 7;
const SMALL_SHARE = 0.06;

function ringAround(shop: LatLng, radiusKm: number, random: Random): LatLng[] {
  const corners = random.whole(10, 12);
  return Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner + random.next() * 0.5) / corners) * 2 * Math.PI;
    const reach = radiusKm * (0.9 + random.next() * 0.2);
    return fromPlane(shop, Math.cos(angle) * reach, Math.sin(angle) * reach);
  });
}

/** A delivery zone: 10 to 12 corners, 3 to 7 km around; most hold the city's centre, a few are small. */
export function zoneOf(shop: LatLng, random: Random): LatLng[] {
  const away = distanceKm(shop, CENTER);
  if (random.chance(SMALL_SHARE))
    return ringAround(shop, 1.4 + random.next(), random);
  let radius = 3 + random.next() * 4;
  for (;;) {
    const ring = ringAround(shop, radius, random);
    if (away > REACH_KM || polygonContains(ring, CENTER)) return ring;
    radius = Math.max(radius, away) + 0.4;
  }
}
