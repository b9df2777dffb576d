import type { ShopListQueryDto } from '@/server/contracts/shop';
import { availableNow } from '../availability/shop-now';
import { priceBounds } from '@/server/domain/money/price-bounds';
import { canBeFree } from '@/utils/money/shop-terms';
import { categoryFamily } from './category-family';
import type { CatalogueShop, ShopIndex } from './load-shop-index';
import { arrangeShops, shopsInOrder } from './order-shops';
import { reachable } from './shops-around';
import { pageOf, type Paged } from './sort-and-page';
import {
  arrivalMinutes,
  type ShopViewer,
  dealOf,
  isNewShop,
  kmTo,
  type ShopView,
  viewShop,
} from './view-shop';

type Filters = Omit<ShopListQueryDto, 'currency_id' | 'lang' | 'search'>;
type Test = (shop: CatalogueShop) => boolean;

interface Moment {
  readonly now: Date;
  readonly rate: number;
  /** `moneyUnit` of the currency. */
  readonly unit: number;
  /** Only these: what the query's search found. */
  readonly found?: ReadonlySet<number> | null;
}

function hasBounds(range: Filters['rating']): boolean {
  return range?.[0] !== undefined || range?.[1] !== undefined;
}

function within(value: number | null, range: Filters['rating']): boolean {
  if (value === null) return false;
  const { 0: from, 1: to } = range ?? {};
  return (
    (from === undefined || value >= from) && (to === undefined || value <= to)
  );
}

/** Any of the asked tags. */
function taking(take: Filters['take']): readonly number[] {
  return take === undefined ? [] : Array.isArray(take) ? take : [take];
}

/** Brought for nothing, or from some amount on; without an address, wherever it is brought. */
function freeTo({ address, pickup }: ShopViewer): Test {
  return (shop) =>
    canBeFree(shop, address && !pickup ? kmTo(shop, address) : undefined);
}

/** The tests that a query asks for, cheap ones first; `prices` is of the mean product price, in the asked currency. */
function testsOf(
  index: ShopIndex,
  query: Filters,
  {
    caller,
    found,
    rate,
    unit,
  }: Pick<Moment, 'found' | 'rate' | 'unit'> & { readonly caller: ShopViewer },
): Test[] {
  const { category_id, eta_to, prices, rating } = query;
  const takes = taking(query.take);
  const { now } = caller;
  const family = categoryFamily(index, category_id ?? 0);
  const { fromMinor, toMinor } = priceBounds(
    { from: prices?.[0], to: prices?.[1] },
    rate,
    unit,
  );
  const inMinor = { 0: fromMinor, 1: toMinor };
  const tests: [wanted: unknown, test: Test][] = [
    [query.type, ({ type }) => type === query.type],
    [
      category_id,
      ({ categoryIds }) => categoryIds.some((each) => family.has(each)),
    ],
    [query.verify, ({ verify }) => verify],
    [query.newest, (shop) => isNewShop(shop, now)],
    [takes.length, ({ tagIds }) => takes.some((id) => tagIds.includes(id))],
    [hasBounds(rating), ({ ratingAvg }) => within(ratingAvg, rating)],
    [
      hasBounds(prices),
      ({ averagePriceMinor }) => within(averagePriceMinor, inMinor),
    ],
    [query.deals, (shop) => dealOf(shop, now) !== null],
    [query.free_delivery && !query.pickup, freeTo(caller)],
    [
      eta_to,
      (shop) =>
        eta_to !== undefined && arrivalMinutes(shop, caller).to <= eta_to,
    ],
    [found, ({ id }) => !!found?.has(id)],
    [query.open, (shop) => availableNow(shop, now).canOrder],
  ];
  return tests.filter(([wanted]) => Boolean(wanted)).map(([, test]) => test);
}

/**
 * A page of shops: a pure filter, sort and page over the index (api-contract §2). With an address only shops
 * whose zone holds it, unless the caller would fetch the order. Every order ends with the id, so that paging
 * neither repeats nor skips. Only the shops of the page are looked at closely.
 */
export function listShops(
  index: ShopIndex,
  query: Filters,
  { found, now, rate, unit }: Moment,
): Paged<ShopView> {
  const { address, order_by, pickup } = query;
  const caller = { now, address, pickup };
  const tests = testsOf(index, query, { caller, found, rate, unit });
  const shops = reachable(index, shopsInOrder(index, order_by), caller).filter(
    (shop) => tests.every((test) => test(shop)),
  );
  const page = pageOf(arrangeShops(shops, order_by, caller), query);
  return { ...page, rows: page.rows.map((shop) => viewShop(shop, caller)) };
}
