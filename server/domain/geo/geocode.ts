import { findCityMap } from '@/server/repositories/map-repository';
import type { GeocodeResultDto } from '@/server/contracts/user';
import type { PlaceName } from './city-map';
import {
  type AddressMatch,
  nearestAddress,
  searchAddresses,
} from './gazetteer';
import { distanceKm, type LatLng } from '@/utils/geo';

const SEARCH_LIMIT = 5;
/** Farther than this from the nearest street the map knows nothing. */
const REACH_KM = 1;

const LANGUAGES: readonly string[] = ['en', 'ar', 'ru'];
const nothing: GeocodeResultDto = { results: [] };

function inLanguage(name: PlaceName, lang: string): string {
  return name[Math.max(0, LANGUAGES.indexOf(lang))] ?? name[0];
}

function format(
  { street, number, district }: AddressMatch,
  lang: string,
): string {
  const comma = lang === 'ar' ? '، ' : ', ';
  const name = inLanguage(street, lang);
  const place = inLanguage(district, lang);
  if (number === null) return [name, place].join(comma);
  return lang === 'ru'
    ? [name, number, place].join(comma)
    : [`${name} ${number}`, place].join(comma);
}

function result(
  match: AddressMatch,
  lang: string,
): GeocodeResultDto['results'][number] {
  const [lat, lng] = match.location;
  return {
    formatted_address: format(match, lang),
    geometry: { location: { lat, lng } },
  };
}

/** The house nearest to a point, in the asked language (English for the others); nothing outside the city. */
export function reverseGeocode(point: LatLng, lang: string): GeocodeResultDto {
  const found = nearestAddress(findCityMap(), ...point);
  return distanceKm(point, found.location) > REACH_KM
    ? nothing
    : { results: [result(found, lang)] };
}

/** Up to five houses or streets for what a person typed, in any of the map's languages, best first. */
export function geocode(text: string, lang: string): GeocodeResultDto {
  return {
    results: searchAddresses(findCityMap(), text, SEARCH_LIMIT).map((match) =>
      result(match, lang),
    ),
  };
}
