import type { CityMap, PlaceName } from './city-map';
import type { LatLng } from '@/utils/address/geo';

/** GeoJSON order: longitude first. */
type Position = readonly [lng: number, lat: number];

type Geometry =
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'Point'; readonly coordinates: Position }
  | {
      readonly type: 'Polygon';
      readonly coordinates: readonly (readonly Position[])[];
    };

export interface CityFeature {
  readonly type: 'Feature';
  readonly properties: {
    readonly kind: 'avenue' | 'district' | 'park' | 'street' | 'water';
    readonly name: string;
    /** Metres, for water. */
    readonly width?: number;
  };
  readonly geometry: Geometry;
}

export interface CityGeoJson {
  readonly type: 'FeatureCollection';
  readonly features: readonly CityFeature[];
}

function toPosition([lat, lng]: LatLng): Position {
  return [lng, lat];
}

function feature(
  properties: CityFeature['properties'],
  geometry: Geometry,
): CityFeature {
  return { type: 'Feature', properties, geometry };
}

function lineString(line: readonly LatLng[]): Geometry {
  return { type: 'LineString', coordinates: line.map(toPosition) };
}

/**
 * The map as GeoJSON in drawing order (parks, water, streets, avenues, district names),
 * with names in one language.
 */
export function toGeoJson(
  map: CityMap,
  nameOf: (name: PlaceName) => string,
): CityGeoJson {
  const streets = [...map.streets].sort((a, b) => b.kind.localeCompare(a.kind));
  return {
    type: 'FeatureCollection',
    features: [
      ...map.parks.map(({ name, ring }) =>
        feature(
          { kind: 'park', name: nameOf(name) },
          { type: 'Polygon', coordinates: [ring.map(toPosition)] },
        ),
      ),
      ...map.water.map(({ name, line, width }) =>
        feature({ kind: 'water', name: nameOf(name), width }, lineString(line)),
      ),
      ...streets.map(({ name, kind, line }) =>
        feature({ kind, name: nameOf(name) }, lineString(line)),
      ),
      ...map.districts.map(({ name, center }) =>
        feature(
          { kind: 'district', name: nameOf(name) },
          { type: 'Point', coordinates: toPosition(center) },
        ),
      ),
    ],
  };
}
