import { placeName } from '@/example/city/gazetteer/place-name';
import type { MapSource } from '@/server/domain/address/map-source';
import { toGeoJson } from './geo-json';
import { cityMap } from './streets';

/** The demo city as the drawing under a map's markers. */
export const cityDrawing: MapSource = {
  draw: (lang) => toGeoJson(cityMap(), (name) => placeName(name, lang)),
};
