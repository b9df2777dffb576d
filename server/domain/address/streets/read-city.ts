import type {
  Box,
  CityTables,
  Positions,
  StreetNames,
} from '@/server/repositories/address/streets-repository';
import { distanceKm } from '@/utils/address/geo';
import { foldText } from '@/utils/search/search-text';
import { drawCity, joined, thinned } from './draw-city';
import {
  type CityDoor,
  type CityShape,
  FeatureError,
  readFeature,
} from './read-features';

export const FEATURES_MOST = 400_000;
/** A city with its surroundings, in degrees. */
const REACH_MOST = 4;
const PROBLEMS_MOST = 20;
/** Farther from a quarter's middle a street is in no quarter. */
const QUARTER_KM = 6;

interface Read {
  readonly shapes: readonly CityShape[];
  readonly doors: readonly CityDoor[];
  readonly problems: readonly string[];
}

function readAll(features: readonly unknown[]): Read {
  const shapes: CityShape[] = [];
  const doors: CityDoor[] = [];
  const problems: string[] = [];
  features.forEach((feature, index) => {
    try {
      const found = readFeature(feature);
      shapes.push(...found.shapes);
      if (found.door) doors.push(found.door);
    } catch (error) {
      if (!(error instanceof FeatureError)) throw error;
      if (problems.length < PROBLEMS_MOST)
        problems.push(`Feature ${index + 1} ${error.message}.`);
    }
  });
  return { shapes, doors, problems };
}

function boxAround(lines: readonly Positions[]): Box {
  const box = { west: 180, south: 90, east: -180, north: -90 };
  for (const line of lines)
    for (const [lng, lat] of line) {
      box.west = Math.min(box.west, lng);
      box.east = Math.max(box.east, lng);
      box.south = Math.min(box.south, lat);
      box.north = Math.max(box.north, lat);
    }
  return box;
}

type Quarter = readonly [lat: number, lng: number, names: StreetNames];

/** The quarter of a point: the nearest one; of a city as a whole only where there is no other. */
function quarterFinder(shapes: readonly CityShape[]) {
  const districts = shapes.filter(({ kind }) => kind === 'district');
  const small = districts.filter(({ rank }) => rank === 0);
  const quarters = (small.length > 0 ? small : districts).flatMap(
    ({ names, rings }): Quarter[] => {
      const [lng, lat] = rings[0]?.[0] ?? [];
      return lng === undefined || lat === undefined ? [] : [[lat, lng, names]];
    },
  );
  return (lng: number, lat: number): StreetNames => {
    let [best, far]: [StreetNames, number] = [{}, QUARTER_KM];
    for (const [latitude, longitude, names] of quarters) {
      // a cheap bound before the exact distance
      if (Math.abs(latitude - lat) * 110 > far) continue;
      const km = distanceKm([lat, lng], [latitude, longitude]);
      if (km < far) [best, far] = [names, km];
    }
    return best;
  };
}

interface Street {
  readonly id: number;
  readonly names: StreetNames;
  readonly area: StreetNames;
  readonly lines: Positions[];
}

/** One street of each name and quarter, with the doors on it. */
function streetsOf(shapes: readonly CityShape[], doors: readonly CityDoor[]) {
  const quarterAt = quarterFinder(shapes);
  const streets = new Map<string, Street>();
  function streetAt(
    names: StreetNames,
    [lng, lat]: readonly [number, number],
  ): Street {
    const area = quarterAt(lng, lat);
    const key = JSON.stringify([foldText(names[''] ?? ''), area['']]);
    const known = streets.get(key);
    if (known) return known;
    const made = { id: streets.size + 1, names, area, lines: [] };
    streets.set(key, made);
    return made;
  }
  for (const { kind, names, rings } of shapes) {
    const [way] = rings;
    const middle = way?.[Math.floor(way.length / 2)];
    const isStreet = kind === 'avenue' || kind === 'street';
    if (isStreet && names[''] && way && middle)
      streetAt(names, middle).lines.push(way);
  }
  const addresses = doors.map(({ at, house, street }) => ({
    streetId: streetAt(street, at).id,
    house,
    houseKey: foldText(house),
    longitude: at[0],
    latitude: at[1],
  }));
  return { streets: [...streets.values()], addresses };
}

function middleOf(lines: readonly Positions[]): Positions[number] | undefined {
  const [longest] = [...lines].sort((a, b) => b.length - a.length);
  return longest?.[Math.floor(longest.length / 2)];
}

/** What a checked file becomes in the database, or what is wrong with it. */
export function readCity(
  features: readonly unknown[],
  about: { readonly attribution: string; readonly now: Date },
): CityTables | { readonly problems: readonly string[] } {
  const { doors, problems, shapes } = readAll(features);
  if (problems.length > 0) return { problems };
  const used = [
    ...shapes.flatMap(({ rings }) => rings),
    ...doors.map(({ at }) => [at]),
  ];
  if (used.length === 0)
    return {
      problems: [
        'The file has no road, water, park, place name or address that the map knows: it reads the tags of OpenStreetMap (highway, waterway, natural, leisure, place, addr:street with addr:housenumber) or a plain "kind".',
      ],
    };
  const box = boxAround(used);
  if (box.east - box.west > REACH_MOST || box.north - box.south > REACH_MOST)
    return {
      problems: [
        `The file reaches from ${box.south}, ${box.west} to ${box.north}, ${box.east}: more than ${REACH_MOST} degrees, which is no city. Cut one city out of it.`,
      ],
    };
  const { addresses, streets } = streetsOf(shapes, doors);
  const doorOf = new Map(addresses.map((door) => [door.streetId, door]));
  return {
    map: { attribution: about.attribution, importedAt: about.now, ...box },
    shapes: drawCity(shapes).map(({ form, kind, names, rings, width }) => ({
      form,
      kind,
      names,
      rings,
      width,
    })),
    streets: streets.map(({ area, id, lines, names }) => {
      const whole = joined(lines).map(thinned);
      const door = doorOf.get(id);
      const [longitude, latitude] = middleOf(whole) ?? [
        door?.longitude ?? 0,
        door?.latitude ?? 0,
      ];
      return {
        ...boxAround([...whole, [[longitude, latitude]]]),
        ...{ id, names, area, latitude, longitude, lines: whole },
        foundBy: [...new Set(Object.values(names).map(foldText))].join(' | '),
      };
    }),
    addresses,
  };
}
