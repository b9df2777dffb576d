import { SEARCH_MAX_LENGTH } from '@/utils/constants/limits';
import { pathId } from '@/utils/shop/shop-path-id';
import { routes } from '@/utils/shell/routes';

/** What an address of /search asks for. */
export interface SearchAddress {
  /** Trimmed; empty: nothing is asked for yet. */
  readonly term: string;
  /** Only the products of this shop. */
  readonly shopId: number | null;
  readonly page: number;
  /** Both kinds, or one of them. */
  readonly show: 'all' | 'products' | 'shops';
  /** Only where orders are taken now. */
  readonly open: boolean;
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

const SHOWN = ['products', 'shops'] as const;
const PAGE_MAX = 1000;
/** Of a character that was cut in two: no address can hold it. */
const HALF = /[\uD800-\uDBFF]$/;

const first = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? '';

/** Reads the query of /search; what makes no sense is as if it were not there. */
export function parseSearchAddress(query: Query): SearchAddress {
  return {
    term: first(query.q)
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, SEARCH_MAX_LENGTH)
      .replace(HALF, '')
      .trim(),
    shopId: pathId(first(query.shop_id)),
    page: Math.min(pathId(first(query.page)) ?? 1, PAGE_MAX),
    show: SHOWN.find((kind) => kind === first(query.show)) ?? 'all',
    open: first(query.open) === '1',
  };
}

/** The address of a page of what is found. */
export function searchHref(asked: SearchAddress): string {
  const { open, page, shopId, show, term } = asked;
  return [
    routes.search(term, shopId),
    ...(show === 'all' ? [] : [`show=${show}`]),
    ...(open ? ['open=1'] : []),
    ...(page > 1 ? [`page=${page}`] : []),
  ].join('&');
}
