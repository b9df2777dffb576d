import type { Geocoder, PlaceQuery } from '@/server/adapters/geocode';
import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import { findCityMap } from '@/server/repositories/address/map-repository';
import type { GeocodeResultDto } from '@/server/contracts/user';
import {
  type AddressMatch,
  nearestAddress,
  searchAddresses,
} from './gazetteer';
import { houseName, placeName } from './place-name';
import { distanceKm, type LatLng } from '@/utils/address/geo';
import { localeInfo } from '@/utils/i18n/locales';
import { callerAddress, limitCalls } from '@/server/domain/account/rate-limit';

const SEARCH_LIMIT = 5;
/** Farther than this from the nearest street the map knows nothing. */
const REACH_KM = 1;

/** Of calls that may cost the operator money. */
const SERVICE_LIMIT = { name: 'geocode', max: 120, windowMs: 60_000 };

const nothing: GeocodeResultDto = { results: [] };

function format(
  { street, number, district }: AddressMatch,
  lang: string,
): string {
  const comma = lang === 'ar' || lang === 'fa' ? '، ' : ', ';
  const name = placeName(street, lang);
  const house = number === null ? name : houseName(name, number, lang);
  return [house, placeName(district, lang)].join(comma);
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

/** The house nearest to a point, in the asked language; nothing outside the city. */
function atPoint(point: LatLng, lang: string): GeocodeResultDto {
  const found = nearestAddress(findCityMap(), ...point);
  return distanceKm(point, found.location) > REACH_KM
    ? nothing
    : { results: [result(found, lang)] };
}

/** Up to five houses or streets for what a person typed, in the asked language or one of the map's own, best first. */
function named(text: string, lang: string): GeocodeResultDto {
  return {
    results: searchAddresses(findCityMap(), text, SEARCH_LIMIT, (name) =>
      placeName(name, lang),
    ).map((match) => result(match, lang)),
  };
}

/** What the configured service knows; unavailable when it does not answer, too_many_requests to who asks too often. */
async function askService(
  ctx: Ctx,
  geocoder: Geocoder,
  query: PlaceQuery,
): Promise<GeocodeResultDto> {
  await limitCalls(ctx, SERVICE_LIMIT, [callerAddress(ctx)]);
  try {
    const places = await geocoder.find(query, localeInfo(ctx.lang).tag);
    return { results: places.slice(0, SEARCH_LIMIT) };
  } catch (cause) {
    ctx.log.warn({ err: cause }, 'the geocoding service did not answer');
    throw new DomainError('unavailable', { cause });
  }
}

/** The address of a point, from the configured geocoding service or the embedded map; empty where neither knows one. */
export async function reverseGeocode(
  ctx: Ctx,
  point: LatLng,
): Promise<GeocodeResultDto> {
  if (!ctx.geocoder) return atPoint(point, ctx.lang);
  const latlng = point.map((part) => part.toFixed(5)).join();
  return askService(ctx, ctx.geocoder, { latlng });
}

/** The places that a typed address names, best first, at most five; from the same source as reverseGeocode. */
export async function geocode(
  ctx: Ctx,
  text: string,
): Promise<GeocodeResultDto> {
  if (!ctx.geocoder) return named(text, ctx.lang);
  return askService(ctx, ctx.geocoder, { address: text });
}
