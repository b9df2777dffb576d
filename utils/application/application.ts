import type { Weekday } from '@/utils/constants/calendar';

/** What the fields of applications may hold, for the forms (yup) and the server (zod) alike. */
export const APPLICATION_TITLE_MAX = 100;
export const APPLICATION_DESCRIPTION_MAX = 1000;
export const LEGAL_NAME_MAX = 200;
export const CITY_MAX = 100;
export const PLATE_MAX = 15;
export const COLOUR_MAX = 40;
/** Main categories that one shop belongs to. */
export const APPLICATION_CATEGORIES_MAX = 5;
export const DOCUMENTS_MAX = 8;
/** Parts of one day's hours, such as before and after a midday break. */
export const HOURS_PER_DAY_MAX = 3;
/** Decimals of the default currency. */
export const APPLICATION_AMOUNT_MAX = 100_000;
export const TAX_NUMBER_MIN = 5;
export const TAX_NUMBER_MAX = 20;
/** A zone: the corners of a drawn one, the radius of a round one, the ground they cover, the way to the farthest corner. */
export const ZONE_POINTS_MIN = 3;
export const ZONE_POINTS_MAX = 100;
export const ZONE_RADIUS_MIN_KM = 0.5;
export const ZONE_RADIUS_MAX_KM = 30;
export const ZONE_AREA_MIN_KM2 = 0.1;
export const ZONE_FAR_MAX_KM = 50;
/** Who drives is so old at least on the day of sending. */
export const DRIVER_AGE_MIN = 18;
/** What the operator says of an application. */
export const APPLICATION_ANSWER_MAX = 1000;

/** What a shop has beside its application: pictures of its rooms, branches, days it is closed on, minutes until it is there. */
export const SHOP_GALLERY_MAX = 20;
export const SHOP_BRANCHES_MAX = 50;
export const SHOP_CLOSED_DAYS_MAX = 366;
export const SHOP_MINUTES_MAX = 600;

export const APPLICATION_STATUSES = [
  'draft',
  'new',
  'approved',
  'rejected',
] as const;
export const VEHICLE_KINDS = ['foot', 'bicycle', 'scooter', 'car'] as const;

export type VehicleKind = (typeof VEHICLE_KINDS)[number];
/** Letters of a shop's name in addresses. */
export const SHOP_SLUG_MAX = 60;

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

type Status = (typeof APPLICATION_STATUSES)[number];

/** Whether an application waits for its answer or was approved: it is shown, and changed no more. */
export const isSent = (
  status: Status | undefined,
): status is 'approved' | 'new' => status === 'new' || status === 'approved';

interface Answered {
  readonly status: string;
  readonly answered_at: string | null;
  readonly updated_at: string;
}

/** What a form says without script when the question about sending it unchanged was asked. */
export const ASKED_FIELD = 'asked';

/** Whether an application was refused and nothing in it was saved since. */
export function isUnchanged(application: Answered | null): boolean {
  return (
    application?.status === 'rejected' &&
    application.answered_at === application.updated_at
  );
}
