/** Where prices and times are made for: the chosen address, else the site's centre; about 10 m exact. */
export interface DeliveryPoint {
  readonly latitude: number;
  readonly longitude: number;
}

const round = (degrees: number): number =>
  Math.round(degrees * 10_000) / 10_000;

/** The rounded point of an address: what queries are keyed by, so that a metre does not load everything anew. */
export function deliveryPoint({
  latitude,
  longitude,
}: DeliveryPoint): DeliveryPoint {
  return { latitude: round(latitude), longitude: round(longitude) };
}

/** How such a pair is written. */
export const POINT_EXAMPLE = '52.5200, 13.4050';

const POINT = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** The point that "latitude, longitude" in degrees names; null when the text is no such pair. */
export function parsePoint(text: string): DeliveryPoint | null {
  const [, lat, lng] = POINT.exec(text) ?? [];
  const [latitude, longitude] = [Number(lat), Number(lng)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : null;
}
