import { FAST_MINUTES, NO_FILTERS, type ShopFilters } from './shop-filters';

/** One thing that narrows a list, and what takes it off. */
export interface FilterPart {
  readonly kind:
    | 'deals'
    | 'fast'
    | 'freeDelivery'
    | 'open'
    | 'price'
    | 'rating'
    | 'take'
    | 'verified';
  /** Of a tag. */
  readonly id: number;
  readonly off: Partial<ShopFilters>;
}

/** What the panel and the chips have switched on, in the order of the chips. */
export function filterParts(filters: ShopFilters): readonly FilterPart[] {
  const { priceFrom, priceTo, rating, takes } = filters;
  const part = (
    kind: FilterPart['kind'],
    off: Partial<ShopFilters>,
    id = 0,
  ): FilterPart => ({ kind, id, off });
  const flags = ['open', 'fast', 'deals', 'freeDelivery'] as const;
  return [
    ...takes.map((id) =>
      part('take', { takes: takes.filter((other) => other !== id) }, id),
    ),
    ...(priceFrom !== null || priceTo !== null
      ? [part('price', { priceFrom: null, priceTo: null, currency: null })]
      : []),
    ...(rating > 0 ? [part('rating', { rating: 0 })] : []),
    ...(filters.verified ? [part('verified', { verified: false })] : []),
    ...flags.flatMap((flag) =>
      filters[flag] ? [part(flag, { [flag]: false })] : [],
    ),
  ];
}

/** The same filters with every chip off. */
export const CHIPS_OFF = {
  takes: NO_FILTERS.takes,
  priceFrom: null,
  priceTo: null,
  currency: null,
  rating: 0,
  open: false,
  fast: false,
  deals: false,
  freeDelivery: false,
  verified: false,
} as const satisfies Partial<ShopFilters>;

/** Nothing narrows the list, orders it or leads into its middle. */
export function isWhole(filters: ShopFilters): boolean {
  const { category, map, newest, order, page } = filters;
  return (
    category === null &&
    !newest &&
    !map &&
    page === 1 &&
    order === NO_FILTERS.order &&
    filterParts(filters).length === 0
  );
}

/** The panel's part of the shopFilter slice (spec.md §3 "group"), in the words of the address. */
export function filterGroup(
  filters: ShopFilters,
): Readonly<Record<string, string>> {
  const { priceFrom, priceTo, rating, takes } = filters;
  const flags = {
    open: filters.open,
    deals: filters.deals,
    free_delivery: filters.freeDelivery,
    verify: filters.verified,
  };
  return {
    ...(takes.length > 0 && { take: takes.join(',') }),
    ...(priceFrom !== null && { price_from: String(priceFrom) }),
    ...(priceTo !== null && { price_to: String(priceTo) }),
    ...(rating > 0 && { rating: String(rating) }),
    ...(filters.fast && { eta_to: String(FAST_MINUTES) }),
    ...Object.fromEntries(
      Object.entries(flags).flatMap(([key, on]) => (on ? [[key, '1']] : [])),
    ),
  };
}
