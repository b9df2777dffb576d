import { narrowing, NO_FILTERS, type ShopFilters } from './shop-filters';

/** One thing that narrows a list, and what takes it off. */
export interface FilterPart {
  readonly kind:
    | 'deals'
    | 'fast'
    | 'freeDelivery'
    | 'newest'
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
  const flags = ['open', 'fast', 'deals', 'freeDelivery', 'newest'] as const;
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

/** The same list with every chip off; what is no chip stays. */
export function withoutChips(filters: ShopFilters): ShopFilters {
  const { category, list, map, order } = filters;
  return { ...NO_FILTERS, category, list, map, order };
}

/** A category or a filter leaves something out of the list. */
export const isNarrow = (filters: ShopFilters): boolean =>
  filters.category !== null || filterParts(filters).length > 0;

/** Nothing narrows the list, orders it or leads into its middle. */
export function isWhole(filters: ShopFilters): boolean {
  const { map, order, page } = filters;
  return !isNarrow(filters) && !map && page === 1 && order === NO_FILTERS.order;
}

/** The panel's part of the shopFilter slice (spec.md §3 "group"), in the words of the address. */
export function filterGroup(
  filters: ShopFilters,
): Readonly<Record<string, string>> {
  const panel = { ...filters, category: null, currency: null, newest: false };
  const group: Record<string, string> = {};
  for (const [key, value] of narrowing(panel))
    if (value) group[key] = group[key] ? `${group[key]},${value}` : value;
  return group;
}
