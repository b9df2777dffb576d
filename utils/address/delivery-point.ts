import { DEFAULT_LOCATION } from '@/utils/constants/defaults';

/** Where prices and times are made for: the chosen address, else the default location; about 10 m exact. */
export interface DeliveryPoint {
  readonly latitude: number;
  readonly longitude: number;
}

const round = (degrees: number): number =>
  Math.round(degrees * 10_000) / 10_000;

/** The rounded point of an address: what queries are keyed by, so that a metre does not load everything anew. */
export function deliveryPoint(address: DeliveryPoint | null): DeliveryPoint {
  const { latitude, longitude } = address ?? DEFAULT_LOCATION;
  return { latitude: round(latitude), longitude: round(longitude) };
}
