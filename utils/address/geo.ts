/** A point on the earth in degrees: latitude first, as the product's wire format has it. */
export type LatLng = readonly [lat: number, lng: number];

const EARTH_RADIUS_KM = 6371.0088;
/** Length of one degree of latitude. */
export const KM_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS_KM;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Great-circle distance in kilometres (haversine); symmetric, 0 for equal points. */
export function distanceKm(a: LatLng, b: LatLng): number {
  const dLat = radians(b[0] - a[0]) / 2;
  const dLng = radians(b[1] - a[1]) / 2;
  const h =
    Math.sin(dLat) ** 2 +
    Math.cos(radians(a[0])) * Math.cos(radians(b[0])) * Math.sin(dLng) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * Whether the point lies inside the ring (even-odd rule; the ring may be open or closed).
 * Meant for delivery zones and parks: areas that cross neither a pole nor the date line.
 */
export function polygonContains(
  ring: readonly LatLng[],
  point: LatLng,
): boolean {
  let inside = false;
  ring.forEach(([latA, lngA], index) => {
    const [latB, lngB] = ring[(index + 1) % ring.length] ?? [latA, lngA];
    if (latA > point[0] === latB > point[0]) return;
    const crossing = lngA + ((point[0] - latA) / (latB - latA)) * (lngB - lngA);
    if (point[1] < crossing) inside = !inside;
  });
  return inside;
}

/** Kilometres east and north of an origin; exact enough (< 0.1 %) over a city. */
export function toPlane(
  origin: LatLng,
  point: LatLng,
): readonly [eastKm: number, northKm: number] {
  const eastKm =
    (point[1] - origin[1]) * KM_PER_DEGREE * Math.cos(radians(origin[0]));
  return [eastKm, (point[0] - origin[0]) * KM_PER_DEGREE];
}

/** The inverse of toPlane: the point that many kilometres east and north of the origin. */
export function fromPlane(
  origin: LatLng,
  eastKm: number,
  northKm: number,
): LatLng {
  const lng =
    origin[1] + eastKm / (KM_PER_DEGREE * Math.cos(radians(origin[0])));
  return [origin[0] + northKm / KM_PER_DEGREE, lng];
}

/** The point at a fraction (0…1) of the straight piece from a to b. */
export function interpolate(a: LatLng, b: LatLng, fraction: number): LatLng {
  return [a[0] + (b[0] - a[0]) * fraction, a[1] + (b[1] - a[1]) * fraction];
}

export interface Projection {
  /** The closest point of the piece. */
  readonly location: LatLng;
  /** Where it lies on the piece: 0 at its start, 1 at its end. */
  readonly fraction: number;
  readonly distanceKm: number;
  /** Above zero when the point lies to the left of the direction of travel. */
  readonly side: number;
}

/** The closest point of the straight piece from a to b, and on which side of it the point lies. */
export function projectOnSegment(
  point: LatLng,
  a: LatLng,
  b: LatLng,
): Projection {
  const [bx, by] = toPlane(a, b);
  const [px, py] = toPlane(a, point);
  const length2 = bx * bx + by * by;
  const raw = length2 === 0 ? 0 : (px * bx + py * by) / length2;
  const fraction = Math.min(1, Math.max(0, raw));
  const off = Math.hypot(px - bx * fraction, py - by * fraction);
  return {
    location: interpolate(a, b, fraction),
    fraction,
    distanceKm: off,
    side: bx * py - by * px,
  };
}
