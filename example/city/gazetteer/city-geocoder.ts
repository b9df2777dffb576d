import { cityMap } from '@/example/city/map/streets';
import type { Geocoder, Place } from '@/server/domain/address/geocoder';
import { distanceKm, type LatLng } from '@/utils/address/geo';
import {
  type AddressMatch,
  nearestAddress,
  searchAddresses,
} from './gazetteer';
import { houseName, placeName } from './place-name';

const PLACES_MAX = 5;
/** Farther than this from the nearest street the map knows nothing. */
const REACH_KM = 1;

function format(
  { street, number, district }: AddressMatch,
  lang: string,
): string {
  const comma = lang === 'ar' || lang === 'fa' ? '، ' : ', ';
  const name = placeName(street, lang);
  const house = number === null ? name : houseName(name, number, lang);
  return [house, placeName(district, lang)].join(comma);
}

function toPlace(match: AddressMatch, lang: string): Place {
  const [lat, lng] = match.location;
  return {
    formatted_address: format(match, lang),
    geometry: { location: { lat, lng } },
  };
}

/** The house nearest to a point; nothing outside the city. */
function atPoint(point: LatLng): AddressMatch[] {
  const found = nearestAddress(cityMap(), ...point);
  return distanceKm(point, found.location) > REACH_KM ? [] : [found];
}

/** Houses or streets for what a person typed, in the asked language or one of the map's own. */
function named(text: string, lang: string): AddressMatch[] {
  return searchAddresses(cityMap(), text, PLACES_MAX, (name) =>
    placeName(name, lang),
  );
}

/** Knows the addresses of the demo city, without asking another host. */
export const cityGeocoder: Geocoder = {
  isMetered: false,
  find: (query, lang) => {
    const found =
      'point' in query ? atPoint(query.point) : named(query.text, lang);
    return Promise.resolve(found.map((match) => toPlace(match, lang)));
  },
};
