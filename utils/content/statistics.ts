/** The numbers of the house that everybody may read (/rest/stat), in the order they are told. */
export const STATISTICS = [
  'shops',
  'products',
  'orders',
  'reviews',
  'couriers',
] as const;

export type StatisticKey = (typeof STATISTICS)[number];
