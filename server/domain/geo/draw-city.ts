import { findCityDrawing } from '@/server/repositories/map-repository';

/** The embedded map as GeoJSON with names in one language, English where the map has no others. */
export function drawCity(lang: string): ReturnType<typeof findCityDrawing> {
  return findCityDrawing(lang);
}
