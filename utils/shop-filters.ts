import type { ShopListQueryDto } from '@/server/contracts/shop';

type ShopOrder = ShopListQueryDto['order_by'];
type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What the home page's address asks for; every key is one of its query. */
export interface ShopFilters {
  readonly type: 'restaurant' | 'shop';
  readonly category: number | null;
  readonly search: string;
  readonly open: boolean;
  readonly freeDelivery: boolean;
  readonly deals: boolean;
  readonly newest: boolean;
  /** At least this rating; 0 is any. */
  readonly rating: number;
  readonly order: ShopOrder;
  readonly page: number;
}

/** The orders a customer may choose from; the first is what lists come in by themselves. */
export const SHOP_SORTS = [
  'trust_you',
  'high_rating',
  'distance',
  'delivery_fee',
  'best_sale',
] as const satisfies readonly ShopOrder[];

/** "4.5 and up". */
export const TOP_RATING = 4.5;
const SEARCH_MAX = 100;
const PAGE_MAX = 1000;

export const NO_FILTERS: ShopFilters = {
  type: 'restaurant',
  category: null,
  search: '',
  open: false,
  freeDelivery: false,
  deals: false,
  newest: false,
  rating: 0,
  order: 'trust_you',
  page: 1,
};

function text(query: Query, key: string): string {
  const value = query[key];
  return (typeof value === 'string' ? value : (value?.[0] ?? '')).trim();
}

function wholeNumber(query: Query, key: string): number | null {
  const value = Number(text(query, key));
  return Number.isSafeInteger(value) && value > 0 && value < 2 ** 31
    ? value
    : null;
}

/** Reads the filters of an address; what makes no sense is as if it were not there. */
export function parseShopFilters(query: Query): ShopFilters {
  const rating = Number(text(query, 'rating'));
  const order = SHOP_SORTS.find((sort) => sort === text(query, 'order_by'));
  return {
    type: text(query, 'type') === 'shop' ? 'shop' : 'restaurant',
    category: wholeNumber(query, 'category_id'),
    search: text(query, 'search').slice(0, SEARCH_MAX),
    open: text(query, 'open') === '1',
    freeDelivery: text(query, 'free_delivery') === '1',
    deals: text(query, 'deals') === '1',
    newest: text(query, 'newest') === '1',
    rating: rating > 0 && rating <= 5 ? rating : 0,
    order: order ?? NO_FILTERS.order,
    page: Math.min(wholeNumber(query, 'page') ?? 1, PAGE_MAX),
  };
}

/** The home page's address for these filters with a change; any change but of the page begins at page 1. */
export function filtersHref(
  filters: ShopFilters,
  change: Partial<ShopFilters> = {},
): string {
  const next = { ...filters, page: 1, ...change };
  const pairs: readonly (readonly [string, string | false])[] = [
    ['type', next.type === 'shop' && 'shop'],
    ['category_id', next.category !== null && String(next.category)],
    ['search', next.search],
    ['open', next.open && '1'],
    ['free_delivery', next.freeDelivery && '1'],
    ['deals', next.deals && '1'],
    ['newest', next.newest && '1'],
    ['rating', next.rating > 0 && String(next.rating)],
    ['order_by', next.order !== NO_FILTERS.order && next.order],
    ['page', next.page > 1 && String(next.page)],
  ];
  const query = new URLSearchParams();
  for (const [key, value] of pairs) if (value) query.set(key, value);
  const search = query.toString();
  return search ? `/?${search}` : '/';
}

/** How many of the chips are on. */
export function chipCount(filters: ShopFilters): number {
  const { deals, freeDelivery, newest, open, rating } = filters;
  return [open, freeDelivery, deals, newest, rating > 0].filter(Boolean).length;
}

/** The same filters with every chip off. */
export const CHIPS_OFF = {
  open: false,
  freeDelivery: false,
  deals: false,
  newest: false,
  rating: 0,
} as const satisfies Partial<ShopFilters>;

/** The filters as GET /rest/shops/paginate takes them. */
export function filterParams(filters: ShopFilters) {
  const { category, order, rating, search, type } = filters;
  return {
    type,
    order_by: order,
    ...(category !== null && { category_id: category }),
    ...(search && { search }),
    ...(filters.open && { open: 1 }),
    ...(filters.freeDelivery && { free_delivery: 1 }),
    ...(filters.deals && { deals: 1 }),
    ...(filters.newest && { newest: 1 }),
    ...(rating > 0 && { rating: { 0: rating } }),
  };
}

/** The row of shops above the restaurants: of the same category and search, the chips are the grid's. */
export function shopRowFilters({ category, search }: ShopFilters): ShopFilters {
  return { ...NO_FILTERS, type: 'shop', category, search };
}
