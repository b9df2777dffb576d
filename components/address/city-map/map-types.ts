import type { LatLng } from '@/utils/address/geo';

/** GeoJSON order: longitude first. */
export type Position = readonly [lng: number, lat: number];

/** The part of GeoJSON that a drawn city needs. */
export interface MapFeature {
  readonly properties: {
    readonly kind: 'avenue' | 'district' | 'park' | 'street' | 'water' | 'zone';
    readonly name: string;
    /** Metres, for water. */
    readonly width?: number;
  };
  readonly geometry:
    | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
    | { readonly type: 'Point'; readonly coordinates: Position }
    | {
        readonly type: 'Polygon';
        readonly coordinates: readonly (readonly Position[])[];
      };
}

export interface MapData {
  readonly features: readonly MapFeature[];
  /** Whom its licence names. */
  readonly attribution?: string;
  /** Nobody has drawn the city: a grid lies under the features. */
  readonly grid?: true;
  /** The grid is one of miles. */
  readonly unit?: 'mi';
}

/** The ground alone: the streets are on their way, or there are none. */
export const NO_CITY: MapData = { features: [] };

export interface MapMarkerAt {
  readonly kind: 'home' | 'shop' | 'courier';
  readonly at: LatLng;
}
