import { LOCALES } from '@/utils/i18n/locales';
import type {
  Positions,
  StreetNames,
} from '@/server/repositories/address/streets-repository';

export type ShapeKind = 'avenue' | 'district' | 'park' | 'street' | 'water';

/** One line, area or point of the file, as the site uses it. */
export interface CityShape {
  readonly kind: ShapeKind;
  readonly names: StreetNames;
  readonly width: number | null;
  readonly form: 'line' | 'point' | 'polygon';
  readonly rings: readonly Positions[];
  /** What is left out last when the drawing would be too large: 0 first. */
  readonly rank: number;
}

/** A door of the file. */
export interface CityDoor {
  readonly street: StreetNames;
  readonly house: string;
  readonly at: readonly [lng: number, lat: number];
}

/** Thrown with what is wrong with one feature, in words that follow its number. */
export class FeatureError extends Error {}

type Tags = Readonly<Record<string, unknown>>;

const NAME_MAX = 200;
const HOUSE_MAX = 20;

const isRecord = (value: unknown): value is Tags =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textAt(tags: Tags, key: string, most = NAME_MAX): string {
  const value = tags[key];
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().slice(0, most)
    : '';
}

function namesOf(tags: Tags, key = 'name'): StreetNames {
  const own = textAt(tags, key);
  const further = LOCALES.flatMap(({ code, tag }) => {
    const name = textAt(tags, `${key}:${tag}`);
    return name && name !== own ? [[code, name] as const] : [];
  });
  return { ...(own && { '': own }), ...Object.fromEntries(further) };
}

const ROADS: Readonly<Record<string, readonly [ShapeKind, number]>> = {
  motorway: ['avenue', 0],
  trunk: ['avenue', 0],
  primary: ['avenue', 0],
  secondary: ['avenue', 1],
  tertiary: ['street', 2],
  unclassified: ['street', 3],
  residential: ['street', 3],
  living_street: ['street', 3],
  pedestrian: ['street', 3],
  road: ['street', 4],
  service: ['street', 5],
};

const RIVERS: Readonly<Record<string, number>> = {
  river: 40,
  canal: 20,
  stream: 5,
};

const GREENS = [
  ['leisure', ['park', 'garden', 'nature_reserve']],
  ['landuse', ['forest', 'grass', 'recreation_ground', 'village_green']],
  ['natural', ['wood']],
] as const;

const QUARTERS: readonly string[] = [
  'borough',
  'suburb',
  'quarter',
  'neighbourhood',
  'village',
  'hamlet',
];
const CITIES: readonly string[] = ['city', 'town'];

const DRAWN_KINDS = new Map<string, readonly [ShapeKind, number]>([
  ['avenue', ['avenue', 0]],
  ['street', ['street', 3]],
  ['park', ['park', 1]],
  ['water', ['water', 0]],
  ['district', ['district', 0]],
]);

interface Use {
  readonly kind: ShapeKind;
  readonly rank: number;
  readonly width: number | null;
}

/** What a feature is drawn as, by the tags of OpenStreetMap or by a plain `kind`; null: it is not drawn. */
function useOf(tags: Tags): Use | null {
  const plain = DRAWN_KINDS.get(textAt(tags, 'kind'));
  const width = Number.parseFloat(textAt(tags, 'width')) || null;
  if (plain) return { kind: plain[0], rank: plain[1], width };
  const road = ROADS[textAt(tags, 'highway').replace(/_link$/, '')];
  if (road) return { kind: road[0], rank: road[1], width: null };
  const river = RIVERS[textAt(tags, 'waterway')];
  if (river)
    return { kind: 'water', rank: river > 10 ? 0 : 4, width: width ?? river };
  const isWater =
    textAt(tags, 'natural') === 'water' ||
    textAt(tags, 'waterway') === 'riverbank';
  if (isWater) return { kind: 'water', rank: 1, width: null };
  const isGreen = GREENS.some(([key, values]) =>
    values.some((value) => value === textAt(tags, key)),
  );
  if (isGreen) return { kind: 'park', rank: 2, width: null };
  const place = textAt(tags, 'place');
  if (QUARTERS.includes(place))
    return { kind: 'district', rank: 0, width: null };
  return CITIES.includes(place)
    ? { kind: 'district', rank: 1, width: null }
    : null;
}

function position(value: unknown): readonly [number, number] {
  const [lng, lat] = Array.isArray(value) ? (value as unknown[]) : [];
  if (typeof lng !== 'number' || typeof lat !== 'number')
    throw new FeatureError('has a position that is no pair of numbers');
  if (!(Math.abs(lng) <= 180 && Math.abs(lat) <= 90))
    throw new FeatureError(
      `has the position ${lng}, ${lat}: longitude first, from -180 to 180, then latitude, from -90 to 90`,
    );
  return [lng, lat];
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value))
    throw new FeatureError('has coordinates that are no list');
  return value;
}

function line(value: unknown, least: number, what: string): Positions {
  const points = list(value).map(position);
  if (points.length < least)
    throw new FeatureError(`has ${what} of fewer than ${least} positions`);
  return points;
}

const area = (value: unknown): readonly Positions[] =>
  list(value).map((ring) => line(ring, 4, 'a ring'));

interface Part {
  readonly form: CityShape['form'];
  readonly rings: readonly Positions[];
}

/** The parts of a geometry; empty for a geometry without a place. Throws FeatureError. */
function partsOf(geometry: unknown): Part[] {
  if (geometry === null) return [];
  if (!isRecord(geometry)) throw new FeatureError('has no geometry');
  const { coordinates, type } = geometry;
  const polygon = (value: unknown): Part => ({
    form: 'polygon',
    rings: area(value),
  });
  const way = (value: unknown): Part => ({
    form: 'line',
    rings: [line(value, 2, 'a line')],
  });
  const point = (value: unknown): Part => ({
    form: 'point',
    rings: [[position(value)]],
  });
  if (type === 'Point') return [point(coordinates)];
  if (type === 'MultiPoint') return list(coordinates).map(point);
  if (type === 'LineString') return [way(coordinates)];
  if (type === 'MultiLineString') return list(coordinates).map(way);
  if (type === 'Polygon') return [polygon(coordinates)];
  if (type === 'MultiPolygon') return list(coordinates).map(polygon);
  if (type === 'GeometryCollection') return [];
  throw new FeatureError(
    `has the geometry "${String(type)}", which GeoJSON does not know`,
  );
}

function middleOf([ring = []]: readonly Positions[]): readonly [
  number,
  number,
] {
  const sum = ring.reduce<readonly [number, number]>(
    ([x, y], [lng, lat]) => [x + lng, y + lat],
    [0, 0],
  );
  return [sum[0] / ring.length, sum[1] / ring.length];
}

function doorOf(tags: Tags, parts: readonly Part[]): CityDoor | null {
  const isPlain = textAt(tags, 'kind') === 'address';
  const house = textAt(tags, isPlain ? 'house' : 'addr:housenumber', HOUSE_MAX);
  const street = isPlain
    ? namesOf(tags, 'street')
    : { ...namesOf(tags, 'addr:place'), ...namesOf(tags, 'addr:street') };
  const [part] = parts;
  return house && street[''] && part
    ? { street, house, at: middleOf(part.rings) }
    : null;
}

const FORMS: Readonly<Record<ShapeKind, readonly CityShape['form'][]>> = {
  avenue: ['line'],
  street: ['line'],
  park: ['polygon'],
  water: ['line', 'polygon'],
  district: ['point', 'polygon'],
};

/** What one feature of a file brings. Throws FeatureError. */
export function readFeature(feature: unknown): {
  readonly shapes: readonly CityShape[];
  readonly door: CityDoor | null;
} {
  if (!isRecord(feature) || feature.type !== 'Feature')
    throw new FeatureError('is no GeoJSON feature');
  const given = isRecord(feature.properties) ? feature.properties : {};
  const tags = isRecord(given.tags) ? { ...given, ...given.tags } : given;
  const parts = partsOf(feature.geometry);
  const use = useOf(tags);
  const names = namesOf(tags);
  const shapes = parts
    .filter(({ form }) => use !== null && FORMS[use.kind].includes(form))
    .flatMap((part): CityShape[] => {
      if (!use) return [];
      if (use.kind !== 'district') return [{ ...use, ...part, names }];
      const rings = [[middleOf(part.rings)]];
      return names['']
        ? [{ ...use, names, form: 'point' as const, rings }]
        : [];
    });
  return { shapes, door: doorOf(tags, parts) };
}
