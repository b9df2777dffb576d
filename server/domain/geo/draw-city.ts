import { findCityDrawing } from '@/server/repositories/address/map-repository';
import { placeName } from './place-name';

/** The embedded map as GeoJSON with names in one language. */
export function drawCity(lang: string): ReturnType<typeof findCityDrawing> {
  return findCityDrawing((name) => placeName(name, lang));
}
