import type { Weekday } from '@/utils/constants/calendar';

/** What a person who applies to sell has filled in so far; everything may be missing while it is a draft. */
export interface SellerApplicationData {
  readonly type?: 'restaurant' | 'shop';
  /** By language; a title in one of them is asked for. */
  readonly translations?: Readonly<
    Record<string, { readonly title?: string; readonly description?: string }>
  >;
  /** Ids of main categories (cuisines, trades). */
  readonly category_ids?: readonly number[];
  /** For couriers and customers, E.164. */
  readonly phone?: string;
  /** Pictures of the applicant's own (POST /dashboard/galleries), as their paths. */
  readonly logo_img?: string;
  readonly background_img?: string;
  /** Street and house. */
  readonly address?: string;
  readonly location?: { readonly latitude: number; readonly longitude: number };
  /** Where it delivers: so far around, or a polygon of [lat, lng]. */
  readonly zone?:
    | { readonly kind: 'radius'; readonly radius_km: number }
    | {
        readonly kind: 'polygon';
        readonly points: readonly (readonly [number, number])[];
      };
  /** HH:mm on the shop's clock; `to` ≤ `from` crosses midnight. */
  readonly hours?: readonly {
    readonly day: Weekday;
    readonly from: string;
    readonly to: string;
    readonly disabled: boolean;
  }[];
  /** Decimals of the default currency. */
  readonly min_amount?: number;
  readonly price?: number;
  readonly price_per_km?: number;
  readonly legal_name?: string;
  readonly tax_number?: string;
  /** Private pictures of the applicant's own (type `documents`), as their paths. */
  readonly documents?: readonly string[];
  readonly agreement?: boolean;
}

/** What a person who applies to drive has filled in so far. */
export interface DriverApplicationData {
  readonly firstname?: string;
  readonly lastname?: string;
  /** YYYY-MM-DD; 18 years at least. */
  readonly birthday?: string;
  /** The account's own, proved by a code (POST /dashboard/user/profile/contact). */
  readonly phone?: string;
  readonly city?: string;
  readonly vehicle?: {
    readonly kind?: 'foot' | 'bicycle' | 'scooter' | 'car';
    /** Asked for of scooters and cars. */
    readonly plate?: string;
    readonly colour?: string;
  };
  readonly documents?: readonly string[];
  readonly agreement?: boolean;
}
