import type { LatLng } from '@/utils/address/geo';

/** A name in the content languages of the demo: English, Arabic, Russian. */
export type PlaceName = readonly [en: string, ar: string, ru: string];

export interface Street {
  readonly id: string;
  readonly name: PlaceName;
  readonly kind: 'avenue' | 'street';
  /** From house 1 to the end; where two streets meet, both hold the very same point. */
  readonly line: readonly LatLng[];
}

export interface Park {
  readonly name: PlaceName;
  /** Closed: the last point repeats the first. */
  readonly ring: readonly LatLng[];
}

export interface Water {
  readonly name: PlaceName;
  readonly line: readonly LatLng[];
  /** Metres. */
  readonly width: number;
}

export interface District {
  readonly name: PlaceName;
  /** A point belongs to the district whose centre is nearest. */
  readonly center: LatLng;
}

/** All the embedded map knows about the city: enough to draw it, name a point and route a courier. */
export interface CityMap {
  readonly streets: readonly Street[];
  readonly parks: readonly Park[];
  readonly water: readonly Water[];
  readonly districts: readonly District[];
}
