import type { CityMap, PlaceName, Street } from '@/example/city/map/city-map';
import {
  distanceKm,
  fromPlane,
  interpolate,
  projectOnSegment,
  toPlane,
  type LatLng,
} from '@/utils/address/geo';

/** Every 50 m of a street hold one house on each side: odd on the left, even on the right. */
const LOT_KM = 0.05;
/** Doors stand this far from the middle of the road. */
const DOOR_KM = 0.012;

export interface Address {
  readonly street: PlaceName;
  readonly number: number;
  readonly district: PlaceName;
  /** At the door of that house. */
  readonly location: LatLng;
}

/** What a search found: a house, or, with number null, a street and the middle of it. */
export interface AddressMatch extends Omit<Address, 'number'> {
  readonly number: number | null;
}

function districtAt(map: CityMap, point: LatLng): PlaceName {
  const nearest = map.districts.reduce((best, district) =>
    distanceKm(point, district.center) < distanceKm(point, best.center)
      ? district
      : best,
  );
  return nearest.name;
}

function lengthKm({ line }: Street): number {
  return line.reduce(
    (sum, point, index) => sum + distanceKm(line[index - 1] ?? point, point),
    0,
  );
}

/** The point that many kilometres along the street, moved sideways (left above zero). */
function pointAlong(street: Street, alongKm: number, leftKm: number): LatLng {
  let left = alongKm;
  for (const [index, from] of street.line.entries()) {
    const to = street.line[index + 1];
    if (!to) break;
    const piece = distanceKm(from, to);
    if (left <= piece || index === street.line.length - 2) {
      const onRoad = interpolate(from, to, Math.min(1, left / piece));
      const [east, north] = toPlane(from, to);
      const scale = leftKm / Math.hypot(east, north);
      return fromPlane(onRoad, -north * scale, east * scale);
    }
    left -= piece;
  }
  throw new RangeError(`Street ${street.id} has no length`);
}

function houseAt(map: CityMap, street: Street, number: number): Address {
  const lots = Math.max(1, Math.floor(lengthKm(street) / LOT_KM));
  const lot = Math.min(lots, Math.max(1, Math.ceil(number / 2))) - 1;
  const isOdd = number % 2 === 1;
  const location = pointAlong(
    street,
    (lot + 0.5) * LOT_KM,
    isOdd ? DOOR_KM : -DOOR_KM,
  );
  return {
    street: street.name,
    number: lot * 2 + (isOdd ? 1 : 2),
    district: districtAt(map, location),
    location,
  };
}

/**
 * The house nearest to a point, for any point: the closest street, the lot the point faces and its side
 * of the road. Its location is the door of that house, at most some 30 m along the street from the point.
 */
export function nearestAddress(
  map: CityMap,
  lat: number,
  lng: number,
): Address {
  const point: LatLng = [lat, lng];
  let best: { street: Street; number: number; away: number } | undefined;
  for (const street of map.streets) {
    let along = 0;
    for (const [index, from] of street.line.entries()) {
      const to = street.line[index + 1];
      if (!to) break;
      const piece = distanceKm(from, to);
      const found = projectOnSegment(point, from, to);
      if (!best || found.distanceKm < best.away) {
        const lot = Math.floor((along + found.fraction * piece) / LOT_KM);
        const number = lot * 2 + (found.side > 0 ? 1 : 2);
        best = { street, number, away: found.distanceKm };
      }
      along += piece;
    }
  }
  if (!best) throw new RangeError('The map has no streets');
  return houseAt(map, best.street, best.number);
}

/** Lower case, without accents, vowel marks and apostrophes; Arabic and Persian digits as 0–9. */
function normalise(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’ʻʼ`]/gu, '')
    .replace(/[\u0660-\u0669]/g, (d) => String(d.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (d) => String(d.charCodeAt(0) - 0x06f0))
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .trim();
}

interface Query {
  readonly words: readonly string[];
  readonly number: number | null;
}

/** "Navoi Street 30, Tashkent", "улица Навои, 30" and "30 Navoi" all mean the words and the number. */
function parseQuery(query: string): Query {
  const parts = normalise(query)
    .split(/[,،;\n]/)
    .map((part) => part.split(/[\s.№#-]+/).filter(Boolean));
  const isNumber = (word: string) => /^\d{1,4}\p{L}?$/u.test(word);
  const words = parts
    .map((part) => part.filter((word) => !isNumber(word)))
    .find((part) => part.length > 0);
  const number = parts.slice(0, 2).flat().find(isNumber);
  return {
    words: words ?? [],
    number: number === undefined ? null : Number.parseInt(number, 10),
  };
}

/** 0 when the name begins with the query, 1 when every word begins one of its words, 2 inside; null: no. */
function rankName(name: string, words: readonly string[]): number | null {
  const own = normalise(name);
  if (!words.every((word) => own.includes(word))) return null;
  if (own.startsWith(words.join(' '))) return 0;
  const ownWords = own.split(/[\s-]+/);
  const starts = words.every((word) =>
    ownWords.some((other) => other.startsWith(word)),
  );
  return starts ? 1 : 2;
}

function rankStreet(
  { name, kind }: Street,
  words: readonly string[],
  further: (name: PlaceName) => string,
) {
  const ranks = [...name, further(name)].flatMap(
    (text) => rankName(text, words) ?? [],
  );
  if (ranks.length === 0) return null;
  return Math.min(...ranks) * 2 + (kind === 'avenue' ? 0 : 1);
}

/**
 * Streets whose name in any of the three languages, or the `further` one, holds every word of the query, best first, at most
 * `limit`; with a house number the house (the last one when the street is shorter). Case, accents and
 * what follows the street (district, city) do not matter; an empty query finds nothing.
 */
export function searchAddresses(
  map: CityMap,
  query: string,
  limit: number,
  further: (name: PlaceName) => string = ([english]) => english,
): AddressMatch[] {
  const { words, number } = parseQuery(query);
  if (words.length === 0) return [];
  return map.streets
    .flatMap((street) => {
      const rank = rankStreet(street, words, further);
      return rank === null ? [] : [{ street, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ street }) => {
      if (number !== null && number > 0) return houseAt(map, street, number);
      const location = pointAlong(street, lengthKm(street) / 2, 0);
      return {
        street: street.name,
        number: null,
        district: districtAt(map, location),
        location,
      };
    });
}
