import type { ShopListQueryDto } from '@/server/contracts/shop';

type ShopOrder = ShopListQueryDto['order_by'];
type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What a list's address asks for; every key but `list` and `currency` is one of its query. */
export interface ShopFilters {
  /** The page it stands on: home (of restaurants) or the page of a type. */
  readonly list: 'home' | 'restaurant' | 'shop';
  readonly category: number | null;
  /** Ids of tags, each once, rising: shops with any of them. */
  readonly takes: readonly number[];
  /** Mean price of a product, in the currency `currency`; null is any. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** Id of the currency that the prices are of; null without prices. */
  readonly currency: number | null;
  /** At least this rating; 0 is any. */
  readonly rating: number;
  readonly open: boolean;
  /** There within half an hour. */
  readonly fast: boolean;
  readonly deals: boolean;
  readonly freeDelivery: boolean;
  readonly verified: boolean;
  readonly newest: boolean;
  readonly order: ListOrder;
  /** Shown on a map too. */
  readonly map: boolean;
  readonly page: number;
}

/** The orders an address may ask for; the first is what lists come in by themselves. */
const SHOP_SORTS = [
  'trust_you',
  'arrival',
  'high_rating',
  'distance',
  'delivery_fee',
  'best_sale',
  'new',
  'low_rating',
  'low_sale',
] as const satisfies readonly ShopOrder[];

/** An order that an address may ask for. */
export type ListOrder = (typeof SHOP_SORTS)[number];

/** The orders a customer chooses from: the worst first is nobody's wish, though an address may ask for it. */
export const OFFERED_SORTS = [
  'trust_you',
  'arrival',
  'high_rating',
  'distance',
  'delivery_fee',
  'best_sale',
  'new',
] as const satisfies readonly ShopOrder[];

/** "3.5 and up". */
export const RATING_BANDS = [3.5, 4, 4.5] as const;
/** "Under 30 min". */
export const FAST_MINUTES = 30;
const PAGE_MAX = 1000;
const PRICE_MAX = 1_000_000_000;
const TAKES_MAX = 20;

export const NO_FILTERS: ShopFilters = {
  list: 'home',
  category: null,
  takes: [],
  priceFrom: null,
  priceTo: null,
  currency: null,
  rating: 0,
  open: false,
  fast: false,
  deals: false,
  freeDelivery: false,
  verified: false,
  newest: false,
  order: 'trust_you',
  map: false,
  page: 1,
};

/** The switches of the address and of the API, in their fixed order: the key, and the value that is on. */
const FLAGS = [
  ['open', 'open', 1],
  ['fast', 'eta_to', FAST_MINUTES],
  ['deals', 'deals', 1],
  ['freeDelivery', 'free_delivery', 1],
  ['verified', 'verify', 1],
  ['newest', 'newest', 1],
] as const;

type Flag = (typeof FLAGS)[number][0];

function texts(query: Query, key: string): readonly string[] {
  const value = query[key] ?? [];
  return typeof value === 'string' ? [value] : value;
}

const text = (query: Query, key: string): string =>
  (texts(query, key)[0] ?? '').trim();

function wholeNumber(value: string): number | null {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 && number < 2 ** 31
    ? number
    : null;
}

/** What is typed with a point or a comma; null: it is no price. */
export function typedPrice(value: string): number | null {
  const number = value === '' ? NaN : Number(value.replace(',', '.'));
  return number >= 0 && number <= PRICE_MAX
    ? Math.round(number * 100) / 100
    : null;
}

function tagsOf(query: Query): readonly number[] {
  const ids = texts(query, 'take').flatMap((id) => wholeNumber(id) ?? []);
  return [...new Set(ids)].sort((a, b) => a - b).slice(0, TAKES_MAX);
}

/** Prices of another currency than the one that is read in mean nothing: they are as if not there. */
function pricesOf(query: Query, currencyId: number | undefined) {
  const given = wholeNumber(text(query, 'currency_id')) ?? currencyId ?? null;
  const from = typedPrice(text(query, 'price_from')) || null;
  const to = typedPrice(text(query, 'price_to'));
  const isOther = currencyId !== undefined && given !== currencyId;
  if (isOther || (from === null && to === null))
    return { priceFrom: null, priceTo: null, currency: null };
  const turned = from !== null && to !== null && from > to;
  return {
    priceFrom: turned ? to : from,
    priceTo: turned ? from : to,
    currency: given,
  };
}

/** Reads the filters of an address; what makes no sense is as if it were not there. */
export function parseShopFilters(
  query: Query,
  list: ShopFilters['list'] = 'home',
  currencyId?: number,
): ShopFilters {
  const rating = Number(text(query, 'rating'));
  const order = SHOP_SORTS.find((sort) => sort === text(query, 'order_by'));
  const flags = FLAGS.map(([flag, key, on]) => [
    flag,
    text(query, key) === String(on),
  ]);
  return {
    list,
    category: wholeNumber(text(query, 'category_id')),
    takes: tagsOf(query),
    ...pricesOf(query, currencyId),
    rating: rating > 0 && rating <= 5 ? rating : 0,
    ...(Object.fromEntries(flags) as Record<Flag, boolean>),
    order: order ?? NO_FILTERS.order,
    map: text(query, 'view') === 'map',
    page: Math.min(wholeNumber(text(query, 'page')) ?? 1, PAGE_MAX),
  };
}

/** The list's own address, without filters. */
export const listPath = ({ list }: Pick<ShopFilters, 'list'>): string =>
  list === 'home' ? '/' : `/${list}`;

type Pairs = readonly (readonly [key: string, value: string | false])[];

/** The narrowing part of the address, in its fixed order. */
export function narrowing(filters: ShopFilters): Pairs {
  const { category, currency, priceFrom, priceTo, rating, takes } = filters;
  const hasPrice = priceFrom !== null || priceTo !== null;
  return [
    ['category_id', category !== null && String(category)],
    ...takes.map((id) => ['take', String(id)] as const),
    ['price_from', priceFrom !== null && String(priceFrom)],
    ['price_to', priceTo !== null && String(priceTo)],
    ['currency_id', hasPrice && currency !== null && String(currency)],
    ['rating', rating > 0 && String(rating)],
    ...FLAGS.map(
      ([flag, key, on]) => [key, filters[flag] && String(on)] as const,
    ),
  ];
}

/** The list's address for these filters with a change; any change but of the page begins at page 1. */
export function filtersHref(
  filters: ShopFilters,
  change: Partial<ShopFilters> = {},
): string {
  const next = { ...filters, page: 1, ...change };
  const pairs: Pairs = [
    ...narrowing(next),
    ['order_by', next.order !== NO_FILTERS.order && next.order],
    ['view', next.map && 'map'],
    ['page', next.page > 1 && String(next.page)],
  ];
  const query = new URLSearchParams();
  for (const [key, value] of pairs) if (value) query.append(key, value);
  const search = query.toString();
  return listPath(next) + (search && `?${search}`);
}

/** The list's address with all its filters as a form in the page, for those without script. */
export function panelHref(filters: ShopFilters): string {
  const href = filtersHref(filters);
  return `${href}${href.includes('?') ? '&' : '?'}filters=1`;
}

/** The order that the list is in; what is picked up comes the nearest first by itself. */
export const orderOf = (
  { order }: Pick<ShopFilters, 'order'>,
  pickup: boolean,
): ListOrder => (pickup && order === NO_FILTERS.order ? 'distance' : order);

/** The filters as GET /rest/shops/paginate takes them; to pick up, zones and fees do not matter and near is first. */
export function filterParams(filters: ShopFilters, pickup = false) {
  const { category, list, priceFrom, priceTo, rating, takes } = filters;
  const flags = FLAGS.filter(
    ([flag]) => filters[flag] && !(pickup && flag === 'freeDelivery'),
  );
  return {
    type: list === 'shop' ? 'shop' : 'restaurant',
    order_by: orderOf(filters, pickup),
    ...(pickup && { pickup: 1 }),
    ...(category !== null && { category_id: category }),
    ...(takes.length > 0 && { take: takes }),
    ...((priceFrom !== null || priceTo !== null) && {
      prices: {
        ...(priceFrom !== null && { 0: priceFrom }),
        ...(priceTo !== null && { 1: priceTo }),
      },
    }),
    ...(rating > 0 && { rating: { 0: rating } }),
    ...Object.fromEntries(flags.map(([, key, on]) => [key, on])),
  };
}

/** The row of shops above the restaurants: of the same category, the chips are the grid's. */
export function shopRowFilters({ category }: ShopFilters): ShopFilters {
  return { ...NO_FILTERS, list: 'shop', category };
}
