import { type CityGeoJson, toGeoJson } from '@/server/db/seed/city/geo-json';
import { cityMap } from '@/server/db/seed/city/streets';
import type { CityMap, PlaceName } from '@/server/domain/geo/city-map';

/** The map that addresses and routes are looked up on; the same object at every call. */
export function findCityMap(): CityMap {
  return cityMap();
}

/** The map as GeoJSON with the names that `nameOf` gives. */
export function findCityDrawing(
  nameOf: (name: PlaceName) => string,
): CityGeoJson {
  return toGeoJson(cityMap(), nameOf);
}
