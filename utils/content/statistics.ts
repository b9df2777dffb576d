import type { StatisticDto } from '@/server/contracts/content/pages';

/** The numbers of the house that everybody may read (/rest/stat), in the order they are told. */
export const STATISTICS = [
  'shops',
  'products',
  'orders',
  'reviews',
  'couriers',
] as const;

export type StatisticKey = (typeof STATISTICS)[number];

/** Fewer orders or reviews say that a house is new, which its numbers are not to say. */
const LEAST: Partial<Record<StatisticKey, number>> = {
  orders: 100,
  reviews: 100,
};

/**
 * The numbers that are worth telling: what there is, and what a reader believes. Only who ordered can review, so
 * deliveries below the number of reviews, as after an import of those, are left out.
 */
export function statisticsToTell(all: readonly StatisticDto[]): StatisticDto[] {
  const valueOf = (key: StatisticKey) =>
    all.find((one) => one.key === key)?.value ?? 0;
  return all.filter(
    ({ key, value }) =>
      value >= (LEAST[key] ?? 1) &&
      (key !== 'orders' || value >= valueOf('reviews')),
  );
}
