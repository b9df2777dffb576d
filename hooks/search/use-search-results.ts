import {
  type InfiniteData,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShell } from '@/contexts/shell-context';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { productQueries } from '@/services/product/product-queries';
import { searchQueries } from '@/services/search/search-queries';
import { shopPageQueries } from '@/services/shop/shop-page-queries';
import type { HitPage, ProductHit } from '@/utils/search/search-hit';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import { createMenuFinder, menuHits } from '@/utils/shop/menu-search';

const NONE: readonly ProductHit[] = [];

/**
 * What the menu that is on the page has by that name: there at once, also without a network. Empty where no menu is
 * shown and where it has nothing; the search of the server knows more, such as names in other languages.
 */
function useMenuHits(
  term: string,
  shopId: number | null,
): readonly ProductHit[] {
  const scope = catalogueScope(useShell());
  const id = shopId ?? 0;
  const { data: shop } = useQuery({
    ...shopPageQueries.detail(id, scope),
    enabled: false,
  });
  const { data: menu } = useQuery({
    ...productQueries.menu(id, scope),
    enabled: false,
  });
  const find = useMemo(
    () => (menu ? createMenuFinder(menu.sections) : null),
    [menu],
  );
  return useMemo(
    () => (find && shop && term ? menuHits(find(term), shop) : NONE),
    [find, shop, term],
  );
}

/** A section of the results: what is loaded of it, and how it goes on. */
export interface FoundRows<Hit> {
  readonly hits: readonly Hit[];
  /** Null until known. */
  readonly total: number | null;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  /** Asks again for the page that did not come. */
  readonly retry: () => void;
}

interface Paged<Hit> {
  readonly data: InfiniteData<HitPage<Hit>> | undefined;
  readonly hasNextPage: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

function useSection<Hit>(
  query: Paged<Hit>,
  keyOf: (hit: Hit) => number,
): FoundRows<Hit> {
  const { data, isError, isFetching } = query;
  const hits = useMemo(() => {
    const all = data?.pages.flatMap((page) => page.hits) ?? [];
    // a shop that opens between two pages would stand twice
    return [...new Map(all.map((hit) => [keyOf(hit), hit])).values()];
  }, [data, keyOf]);
  return {
    hits,
    total: data?.pages[0]?.total ?? null,
    loading: isFetching,
    failed: isError && !isFetching,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () =>
      void (query.isFetchNextPageError
        ? query.fetchNextPage()
        : query.refetch()),
  };
}

const shopKey = ({ shop }: { shop: { id: number } }): number => shop.id;
const productKey = ({ id }: { id: number }): number => id;

/** All of it is here already. */
const sectionOf = <Hit>(hits: readonly Hit[]): FoundRows<Hit> => ({
  hits,
  total: hits.length,
  loading: false,
  failed: false,
  hasMore: false,
  loadMore: () => undefined,
  retry: () => undefined,
});

/**
 * What the term finds, in sections that load page by page; another term ends the calls of the one before, so a late
 * answer replaces nothing. An empty term asks nothing; with a shop only its products are looked for,
 * those of the menu that is shown without asking.
 */
export function useSearchResults(term: string, shopId: number | null) {
  const scope = catalogueScope(useShell());
  const [type] = useDeliveryType();
  const pickup = type === 'pickup';
  const wanted = term !== '';
  const here = useMenuHits(term, shopId);
  const isHere = here.length > 0;
  const shops = useInfiniteQuery({
    ...searchQueries.shops(term, scope, pickup),
    enabled: wanted && shopId === null,
  });
  const products = useInfiniteQuery({
    ...searchQueries.products(term, shopId, scope, pickup),
    enabled: wanted && !isHere,
  });
  const found = useSection(products, productKey);
  return {
    shops: useSection(shops, shopKey),
    products: isHere ? sectionOf(here) : found,
  };
}

/** Whether every section that is looked through is known to be empty. */
export const findsNothing = (
  { products, shops }: ReturnType<typeof useSearchResults>,
  shopId: number | null,
): boolean => products.total === 0 && (shopId !== null || shops.total === 0);
