import type { CityMap } from '@/server/domain/geo/city-map';
import type { LatLng } from '@/utils/geo';

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
 * with names in one language: 0 English, 1 Arabic, 2 Russian.
 */
export function toGeoJson(map: CityMap, langIndex: 0 | 1 | 2): CityGeoJson {
  const streets = [...map.streets].sort((a, b) => b.kind.localeCompare(a.kind));
  return {
    type: 'FeatureCollection',
    features: [
      ...map.parks.map(({ name, ring }) =>
        feature(
          { kind: 'park', name: name[langIndex] },
          { type: 'Polygon', coordinates: [ring.map(toPosition)] },
        ),
      ),
      ...map.water.map(({ name, line, width }) =>
        feature(
          { kind: 'water', name: name[langIndex], width },
          lineString(line),
        ),
      ),
      ...streets.map(({ name, kind, line }) =>
        feature({ kind, name: name[langIndex] }, lineString(line)),
      ),
      ...map.districts.map(({ name, center }) =>
        feature(
          { kind: 'district', name: name[langIndex] },
          { type: 'Point', coordinates: toPosition(center) },
        ),
      ),
    ],
  };
}
