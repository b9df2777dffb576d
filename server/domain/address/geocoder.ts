import type { LatLng } from '@/utils/address/geo';

/** A place as the common geocoding services answer it. */
export interface Place {
  readonly formatted_address: string;
  readonly geometry: {
    readonly location: { readonly lat: number; readonly lng: number };
  };
}

/** A point or a text, never both. */
export type PlaceQuery = { readonly point: LatLng } | { readonly text: string };

/** Looks places up. */
export interface Geocoder {
  /** Each question may cost the operator money, so callers are limited. */
  readonly isMetered: boolean;
  /**
   * Best first, in one of the site's languages; rejects when the service does not answer. Of places with one name those
   * in the country (ISO 3166, empty: anywhere) come first.
   */
  find(
    query: PlaceQuery,
    lang: string,
    country?: string,
  ): Promise<readonly Place[]>;
}
