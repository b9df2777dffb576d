import type { Db } from '@/server/db/client';
import {
  type Box,
  type CityStreetRow,
  findDoors,
  findDoorsIn,
  findStreetsIn,
  findStreetsNamed,
  type StreetNames,
} from '@/server/repositories/address/streets-repository';
import {
  distanceKm,
  fromPlane,
  type LatLng,
  projectOnSegment,
} from '@/utils/address/geo';
import { foldText } from '@/utils/search/search-text';
import type { Geocoder, Place } from '../geocoder';

const PLACES_MAX = 5;
const CANDIDATES = 40;
/** Farther from a door a point is not at it. */
const DOOR_KM = 0.08;
/** Farther from every street nobody knows where a point is. */
const STREET_KM = 0.3;

/** Where a house's number comes before its street. */
const NUMBER_FIRST: readonly string[] = [
  'AU',
  'CA',
  'FR',
  'GB',
  'IE',
  'NZ',
  'US',
];
const AFTER_COMMA: readonly string[] = ['be', 'kz', 'ru', 'tg'];

/** A name in a language, else as the place itself has it. */
export const nameIn = (names: StreetNames, lang: string): string =>
  names[lang] ?? names[''] ?? '';

interface Style {
  readonly lang: string;
  readonly country: string;
}

function addressOf(
  { area, names }: Pick<CityStreetRow, 'area' | 'names'>,
  house: string,
  { country, lang }: Style,
): string {
  const street = nameIn(names, lang);
  const comma = lang === 'ar' || lang === 'fa' ? '، ' : ', ';
  const between = AFTER_COMMA.includes(lang) ? comma : ' ';
  const door = NUMBER_FIRST.includes(country)
    ? `${house} ${street}`
    : `${street}${between}${house}`;
  const parts = [house ? door : street, nameIn(area, lang)];
  return parts.filter(Boolean).join(comma);
}

const toPlace = (formatted_address: string, [lat, lng]: LatLng): Place => ({
  formatted_address,
  geometry: { location: { lat, lng } },
});

function boxOf(point: LatLng, km: number): Box {
  const [south, west] = fromPlane(point, -km, -km);
  const [north, east] = fromPlane(point, km, km);
  return { west, south, east, north };
}

function farFrom(point: LatLng, { lines }: CityStreetRow): number {
  let least = Infinity;
  for (const line of lines)
    line.forEach(([lng, lat], index) => {
      const [toLng, toLat] = line[index + 1] ?? [lng, lat];
      const { distanceKm: far } = projectOnSegment(
        point,
        [lat, lng],
        [toLat, toLng],
      );
      least = Math.min(least, far);
    });
  return least;
}

/** The nearest door to a point, else the nearest street; nothing far from both. */
async function atPoint(db: Db, point: LatLng, style: Style): Promise<Place[]> {
  const doors = (await findDoorsIn(db, boxOf(point, DOOR_KM)))
    .map(({ door, street }) => {
      const at: LatLng = [door.latitude, door.longitude];
      return { at, door, street, far: distanceKm(point, at) };
    })
    .sort((a, b) => a.far - b.far);
  const [nearest] = doors;
  if (nearest) {
    const { at, door, street } = nearest;
    return [toPlace(addressOf(street, door.house, style), at)];
  }
  const streets = (await findStreetsIn(db, boxOf(point, STREET_KM)))
    .map((street) => ({ street, far: farFrom(point, street) }))
    .filter(({ far }) => far <= STREET_KM)
    .sort((a, b) => a.far - b.far);
  return streets
    .slice(0, 1)
    .map(({ street }) => toPlace(addressOf(street, '', style), point));
}

const isNumber = (word: string): boolean => /^\d{1,4}\p{L}?$/u.test(word);

/** "Main Street 12a, Old Town" is the words of its first part that has any, and the numbers of the whole. */
function readQuery(text: string) {
  const parts = text
    .split(/[,،、;\n]/)
    .map((part) => foldText(part).split(' ').filter(Boolean));
  const words = parts
    .map((part) => part.filter((word) => !isNumber(word)))
    .find((part) => part.length > 0);
  const numbers = parts.flat().filter(isNumber);
  // the last one is the house: "Street of the 17 June 5"
  return { words: words ?? [], numbers: numbers.toReversed() };
}

/** 0 when a name begins with what was typed, 1 when its words do, 2 inside of them. */
function rankOf({ foundBy }: CityStreetRow, words: readonly string[]): number {
  const names = foundBy.split(' | ');
  if (names.some((name) => name.startsWith(words.join(' ')))) return 0;
  const starts = names.some((name) =>
    words.every((word) =>
      name.split(' ').some((other) => other.startsWith(word)),
    ),
  );
  return starts ? 1 : 2;
}

/** More numbers than an address has are not looked for in names. */
const NUMBERS_MOST = 3;

/** The streets of those words, in whose names the typed numbers stand as they are: all of them, all but the last, or none. */
async function streetsOf(
  db: Db,
  words: readonly string[],
  numbers: readonly string[],
) {
  const houses = numbers.length > NUMBERS_MOST ? [] : [0, 1];
  for (const house of new Set([...houses, numbers.length])) {
    const inName = numbers.slice(house);
    const found = await findStreetsNamed(db, [...words, ...inName], CANDIDATES);
    const streets = found
      .filter(({ foundBy }) => {
        const own = foundBy.split(' ');
        return inName.every((number) => own.includes(number));
      })
      .sort((a, b) => rankOf(a, words) - rankOf(b, words));
    if (streets.length > 0) return { streets, houses: numbers.slice(0, house) };
  }
  return { streets: [], houses: [] };
}

/** Doors, where a number was typed and is known; else the streets themselves. */
async function named(db: Db, text: string, style: Style): Promise<Place[]> {
  const read = readQuery(text);
  if (read.words.length === 0) return [];
  const { houses: numbers, streets } = await streetsOf(
    db,
    read.words,
    read.numbers,
  );
  if (streets.length === 0) return [];
  const doors =
    numbers.length > 0
      ? await findDoors(
          db,
          streets.map(({ id }) => id),
          numbers,
        )
      : [];
  const places = streets.flatMap((street) => {
    const own = doors.filter(({ streetId }) => streetId === street.id);
    const door = numbers
      .map((number) => own.find(({ houseKey }) => houseKey === number))
      .find((found) => found !== undefined);
    return door
      ? [
          toPlace(addressOf(street, door.house, style), [
            door.latitude,
            door.longitude,
          ]),
        ]
      : [];
  });
  if (places.length > 0) return places.slice(0, PLACES_MAX);
  return streets
    .slice(0, PLACES_MAX)
    .map((street) =>
      toPlace(addressOf(street, '', style), [
        street.latitude,
        street.longitude,
      ]),
    );
}

/** Knows the addresses of the operator's own map (ADR 41), without asking another host. */
export const streetGeocoder = (db: Db): Geocoder => ({
  isMetered: false,
  find: (query, lang, country = '') =>
    'point' in query
      ? atPoint(db, query.point, { lang, country })
      : named(db, query.text, { lang, country }),
});
