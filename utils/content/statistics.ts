/** The numbers of the house that everybody may read (/rest/stat), in the order they are told. */
export const STATISTICS = [
  'shops',
  'products',
  'orders',
  'reviews',
  'couriers',
] as const;

export type StatisticKey = (typeof STATISTICS)[number];

/** From how many on a number is told: a smaller one only says how young the house is. */
const WORTH_TELLING: Readonly<Record<StatisticKey, number>> = {
  shops: 10,
  products: 100,
  orders: 1000,
  reviews: 100,
  couriers: 50,
};

type Statistic = Readonly<{ key: StatisticKey; value: number }>;

/** The numbers that strangers are told. Reviews come from orders: without their orders they are not told either. */
export function worthTelling<S extends Statistic>(all: readonly S[]): S[] {
  const told = all.filter(({ key, value }) => value >= WORTH_TELLING[key]);
  const orders = told.find(({ key }) => key === 'orders')?.value ?? 0;
  return told.filter(({ key, value }) => key !== 'reviews' || value <= orders);
}
