import { distanceText, KM_PER_MILE } from '@/utils/address/distance-text';
import type { Words } from '@/utils/i18n/words';
import {
  distanceKm,
  fromPlane,
  type LatLng,
  toPlane,
} from '@/utils/address/geo';
import {
  type SellerApplicationData,
  ZONE_AREA_MIN_KM2,
  ZONE_FAR_MAX_KM,
  ZONE_POINTS_MAX,
  ZONE_POINTS_MIN,
  ZONE_RADIUS_MAX_KM,
  ZONE_RADIUS_MIN_KM,
} from './application';

type Zone = NonNullable<SellerApplicationData['zone']>;
type Place = NonNullable<SellerApplicationData['location']>;
type Flat = readonly [number, number];

/** Corners that stand for a circle. */
const CIRCLE_CORNERS = 32;

/** The ring around a point, as a polygon of [latitude, longitude]. */
export function circleRing(
  { latitude, longitude }: Place,
  radiusKm: number,
): LatLng[] {
  return Array.from({ length: CIRCLE_CORNERS }, (_, index) => {
    const angle = (index / CIRCLE_CORNERS) * 2 * Math.PI;
    return fromPlane(
      [latitude, longitude],
      radiusKm * Math.cos(angle),
      radiusKm * Math.sin(angle),
    );
  });
}

const RADIUS_DECIMALS = 1000;
/** Of a degree: what rounding may move a corner by. */
const SAME_CORNER = 1e-5;

/** The radius in kilometres of a ring that `circleRing` made around the point; null: it is no such ring. */
export function radiusOf(ring: readonly LatLng[], place: Place): number | null {
  const [first] = ring;
  if (!first || ring.length !== CIRCLE_CORNERS) return null;
  const [far] = toPlane([place.latitude, place.longitude], first);
  const radius = Math.round(far * RADIUS_DECIMALS) / RADIUS_DECIMALS;
  const isCircle = circleRing(place, radius).every(
    ([lat, lng], index) =>
      Math.abs(lat - (ring[index]?.[0] ?? NaN)) < SAME_CORNER &&
      Math.abs(lng - (ring[index]?.[1] ?? NaN)) < SAME_CORNER,
  );
  return isCircle ? radius : null;
}

/** The ring without its first corner said again at its end. */
function openRing(points: readonly LatLng[]): readonly LatLng[] {
  const [first] = points;
  const last = points.at(-1);
  const isClosed =
    points.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
  return isClosed ? points.slice(0, -1) : points;
}

/** A zone as the polygon of [latitude, longitude] that a shop delivers in. */
export function zoneRing(zone: Zone, location: Place): LatLng[] {
  return zone.kind === 'radius'
    ? circleRing(location, zone.radius_km)
    : [...openRing(zone.points)];
}

function flatten(ring: readonly LatLng[]): Flat[] {
  const [origin] = ring;
  return origin ? ring.map((point) => toPlane(origin, point)) : [];
}

/** The ground that a ring covers, in square kilometres. */
export function ringAreaKm2(ring: readonly LatLng[]): number {
  const flat = flatten(ring);
  const twice = flat.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = flat[(index + 1) % flat.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Above zero: c lies to the left of the way from a to b. */
const turn = (a: Flat, b: Flat, c: Flat): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

function cross(a: Flat, b: Flat, c: Flat, d: Flat): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/** Whether two sides of the ring cross each other. */
export function crossesItself(ring: readonly LatLng[]): boolean {
  const flat = flatten(ring);
  const sides = flat.map(
    (point, index) =>
      [point, flat[(index + 1) % flat.length] ?? point] as const,
  );
  return sides.some(([a, b], index) =>
    sides.slice(index + 1).some(([c, d]) => cross(a, b, c, d)),
  );
}

const isOnEarth = ([lat, lng]: LatLng): boolean =>
  Math.abs(lat) <= 85 && Math.abs(lng) <= 180;

function polygonProblem(
  points: readonly LatLng[],
  location: Place | undefined,
): string | null {
  const ring = openRing(points);
  if (ring.length < ZONE_POINTS_MIN) return 'validation.zone_small';
  if (ring.length > ZONE_POINTS_MAX || !ring.every(isOnEarth))
    return 'validation.invalid';
  if (crossesItself(ring)) return 'validation.zone_crossed';
  if (ringAreaKm2(ring) < ZONE_AREA_MIN_KM2) return 'validation.zone_small';
  const from = location && ([location.latitude, location.longitude] as const);
  const isFar =
    from && ring.some((point) => distanceKm(from, point) > ZONE_FAR_MAX_KM);
  return isFar ? 'validation.zone_far' : null;
}

/** What is wrong with a zone, as a key of errors.json; null: nothing. */
export function zoneProblem(
  zone: Zone,
  location: Place | undefined,
): string | null {
  if (zone.kind === 'polygon') return polygonProblem(zone.points, location);
  if (zone.radius_km < ZONE_RADIUS_MIN_KM) return 'validation.zone_small';
  return zone.radius_km > ZONE_RADIUS_MAX_KM ? 'validation.zone_far' : null;
}

/** Square kilometres with their unit, or square miles where the site shows distances in miles. */
export function areaText(
  squareKilometres: number,
  words: Words,
  unit: 'mi' | undefined,
): string {
  const side =
    unit === 'mi' ? squareKilometres / KM_PER_MILE : squareKilometres;
  return `${distanceText(side, words, unit)}²`;
}
