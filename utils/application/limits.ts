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

export const APPLICATION_KINDS = ['seller', 'driver'] as const;
export const APPLICATION_STATUSES = [
  'draft',
  'new',
  'approved',
  'rejected',
] as const;
export const VEHICLE_KINDS = ['foot', 'bicycle', 'scooter', 'car'] as const;

export type ApplicationKind = (typeof APPLICATION_KINDS)[number];
export type VehicleKind = (typeof VEHICLE_KINDS)[number];
/** Letters of a shop's name in addresses. */
export const SHOP_SLUG_MAX = 60;
