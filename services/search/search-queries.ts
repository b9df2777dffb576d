import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CatalogueScope } from '@/utils/catalogue-scope';
import { SEARCH_PAGE_ROWS, SEARCH_ROWS } from '@/utils/constants/limits';
import type { HitPage, ShopHit } from '@/utils/search-hit';

/** The service comes with the first call: what the server sent needs none. */
const service = async () => (await import('./search-service')).searchService;

/** Where a list of shops goes on: through those that are open, then through the others. */
interface ShopsPage {
  readonly open: boolean;
  readonly page: number;
}

interface ShopsFound extends HitPage<ShopHit> {
  readonly next: ShopsPage | undefined;
}

const FIRST: ShopsPage = { open: true, page: 1 };

/** The open shops' first page, with the closed ones' where it has room for them; counts are of both. */
async function firstShops(
  ask: (place: ShopsPage) => Promise<HitPage<ShopHit>>,
): Promise<ShopsFound> {
  const [open, closed] = await Promise.all([
    ask(FIRST),
    ask({ open: false, page: 1 }),
  ]);
  const total = open.total + closed.total;
  if (open.lastPage > 1)
    return { ...open, total, next: { open: true, page: 2 } };
  return {
    hits: [...open.hits, ...closed.hits],
    total,
    lastPage: closed.lastPage,
    next: closed.lastPage > 1 ? { open: false, page: 2 } : undefined,
  };
}

function following(
  { open, page }: ShopsPage,
  { lastPage }: HitPage<ShopHit>,
): ShopsPage | undefined {
  if (page < lastPage) return { open, page: page + 1 };
  return open ? { open: false, page: 1 } : undefined;
}

export const searchQueries = {
  /**
   * Shops page by page: spec.md §9 searches with open=1, the closed ones follow, so that nobody waits in front of one.
   * Who asks for something else meanwhile ends the call.
   */
  shops: (term: string, scope: CatalogueScope) =>
    infiniteQueryOptions({
      queryKey: ['search', 'shops', term, scope],
      queryFn: async ({ pageParam, signal }): Promise<ShopsFound> => {
        const { shops } = await service();
        const ask = ({ open, page }: ShopsPage) =>
          shops({ term, scope, page, perPage: SEARCH_ROWS }, open, signal);
        if (pageParam.open && pageParam.page === 1) return firstShops(ask);
        const found = await ask(pageParam);
        return { ...found, next: following(pageParam, found) };
      },
      initialPageParam: FIRST,
      getNextPageParam: ({ next }) => next,
      meta: { silent: true },
    }),
  /** Products page by page, of one shop or of all. */
  products: (term: string, shopId: number | null, scope: CatalogueScope) =>
    infiniteQueryOptions({
      queryKey: ['search', 'products', term, shopId, scope],
      queryFn: async ({ pageParam: page, signal }) =>
        (await service()).products(
          { term, scope, page, perPage: SEARCH_ROWS },
          shopId,
          signal,
        ),
      initialPageParam: 1,
      getNextPageParam: ({ lastPage }, _pages, page) =>
        page < lastPage ? page + 1 : undefined,
      meta: { silent: true },
    }),
  /** One page of them for /search, open ones first. */
  shopPage: (term: string, scope: CatalogueScope, page: number) =>
    queryOptions({
      queryKey: ['search', 'shopPage', term, scope, page],
      queryFn: async ({ signal }) =>
        (await service()).shops(
          { term, scope, page, perPage: SEARCH_PAGE_ROWS },
          undefined,
          signal,
        ),
    }),
  productPage: (
    term: string,
    shopId: number | null,
    scope: CatalogueScope,
    page: number,
  ) =>
    queryOptions({
      queryKey: ['search', 'productPage', term, shopId, scope, page],
      queryFn: async ({ signal }) =>
        (await service()).products(
          { term, scope, page, perPage: SEARCH_PAGE_ROWS },
          shopId,
          signal,
        ),
    }),
};
