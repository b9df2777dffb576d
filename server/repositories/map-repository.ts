import { type CityGeoJson, toGeoJson } from '../db/seed/city/geo-json';
import { cityMap } from '../db/seed/city/streets';
import type { CityMap } from '../domain/geo/city-map';

/** The map that addresses and routes are looked up on; the same object at every call. */
export function findCityMap(): CityMap {
  return cityMap();
}

const NAME_INDEX = { en: 0, ar: 1, ru: 2 } as const;

function isNamed(lang: string): lang is keyof typeof NAME_INDEX {
  return lang in NAME_INDEX;
}

/** The map as GeoJSON with names in a language, English where the map has no names in it. */
export function findCityDrawing(lang: string): CityGeoJson {
  return toGeoJson(cityMap(), NAME_INDEX[isNamed(lang) ? lang : 'en']);
}
