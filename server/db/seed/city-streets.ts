import type { CityMap } from '@/server/domain/geo/city-map';
import { cityMap } from './city/streets';

let made: CityMap | null = null;

/** The demo city's streets, drawn once for a whole seed. */
export function cityStreets(): CityMap {
  made ??= cityMap();
  return made;
}
