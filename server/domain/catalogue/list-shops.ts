import { toMinor } from '@/utils/money';
import type { ShopListQueryDto } from '@/server/contracts/shop';
import type { CatalogueShop, ShopIndex } from './load-shop-index';
import { compareNullable, pageOf, type Paged } from './sort-and-page';
import { deliversTo, type ShopView, viewShop } from './view-shop';

type Filters = Omit<ShopListQueryDto, 'currency_id' | 'lang'>;
type Test = (view: ShopView) => boolean;

function matchesText(shop: CatalogueShop, search: string): boolean {
  const needle = search.trim().toLowerCase();
  return Object.values(shop.translations).some(({ description, title }) =>
    `${title}\n${description ?? ''}`.toLowerCase().includes(needle),
  );
}

function within(
  value: number | null,
  range: Filters['rating'],
  scale: (bound: number) => number = (bound) => bound,
): boolean {
  if (value === null) return false;
  const { 0: from, 1: to } = range ?? {};
  return (
    (from === undefined || value >= scale(from)) &&
    (to === undefined || value <= scale(to))
  );
}

/** Any of the asked tags. */
function taking(take: Filters['take']): readonly number[] {
  return take === undefined ? [] : Array.isArray(take) ? take : [take];
}

/** The tests that a query asks for; `prices` is of the mean product price, in the asked currency. */
function testsOf(query: Filters, rate: number): Test[] {
  const { category_id, prices, rating, search } = query;
  const takes = taking(query.take);
  const tests: [wanted: unknown, test: Test][] = [
    [query.type, ({ shop }) => shop.type === query.type],
    [
      category_id,
      ({ shop }) =>
        category_id !== undefined && shop.categoryIds.includes(category_id),
    ],
    [query.newest, ({ isNew }) => isNew],
    [takes.length, ({ shop }) => takes.some((id) => shop.tagIds.includes(id))],
    [rating, ({ shop }) => within(shop.ratingAvg, rating)],
    [
      prices,
      ({ shop }) =>
        within(shop.averagePriceMinor, prices, (bound) =>
          toMinor(bound / rate),
        ),
    ],
    [query.open, ({ open }) => open],
    [query.deals, ({ deal }) => deal !== null],
    [
      query.free_delivery,
      ({ delivery, shop }) =>
        shop.freeDeliveryFromMinor !== null || delivery?.feeMinor === 0,
    ],
    [query.verify, ({ shop }) => shop.verify],
    [search?.trim(), ({ shop }) => matchesText(shop, search ?? '')],
  ];
  return tests.filter(([wanted]) => Boolean(wanted)).map(([, test]) => test);
}

type Order = (a: ShopView, b: ShopView) => number;

function fee({ delivery, shop }: ShopView): number {
  return delivery?.feeMinor ?? shop.deliveryStartMinor;
}

/** Who can be ordered from first, then who people trust: rating weighted by how many rated, then orders. */
function trust({ shop }: ShopView): number {
  const prior = { rating: 4.2, weight: 12 };
  const { ordersCount, ratingAvg, reviewsCount } = shop;
  const rated = (ratingAvg ?? 0) * reviewsCount + prior.rating * prior.weight;
  return (
    rated / (reviewsCount + prior.weight) +
    Math.log10(1 + ordersCount) / 10 +
    (shop.verify ? 0.1 : 0)
  );
}

const ORDERS: Readonly<Record<Filters['order_by'], Order>> = {
  new: (a, b) => +b.shop.createdAt - +a.shop.createdAt,
  old: (a, b) => +a.shop.createdAt - +b.shop.createdAt,
  best_sale: (a, b) => b.shop.ordersCount - a.shop.ordersCount,
  low_sale: (a, b) => a.shop.ordersCount - b.shop.ordersCount,
  high_rating: (a, b) =>
    compareNullable(a.shop.ratingAvg, b.shop.ratingAvg, -1),
  low_rating: (a, b) => compareNullable(a.shop.ratingAvg, b.shop.ratingAvg, 1),
  trust_you: (a, b) => Number(b.open) - Number(a.open) || trust(b) - trust(a),
  distance: (a, b) =>
    compareNullable(
      a.delivery?.distanceKm ?? null,
      b.delivery?.distanceKm ?? null,
      1,
    ),
  delivery_fee: (a, b) => fee(a) - fee(b),
};

/**
 * A page of shops: a pure filter, sort and page over the index (api-contract §2). With an address only shops
 * whose zone holds it. Every order ends with the id, so that paging neither repeats nor skips.
 */
export function listShops(
  index: ShopIndex,
  query: Filters,
  { now, rate }: { readonly now: Date; readonly rate: number },
): Paged<ShopView> {
  const tests = testsOf(query, rate);
  const order = ORDERS[query.order_by];
  const views = index.shops
    .filter((shop) => !query.address || deliversTo(shop, query.address))
    .map((shop) => viewShop(shop, { now, address: query.address }))
    .filter((view) => tests.every((test) => test(view)))
    .sort((a, b) => order(a, b) || a.shop.id - b.shop.id);
  return pageOf(views, query);
}
