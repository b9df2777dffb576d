import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShell } from '@/contexts/shell-context';
import { shopQueries } from '@/services/shop/shop-queries';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import { RESTAURANTS_PER_PAGE, SHOPS_IN_ROW } from '@/utils/constants/limits';
import type { ShopCardView } from '@/utils/shop/shop-card';
import type { ShopFilters } from '@/utils/shop/shop-filters';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';

/** The paged list that these filters ask for, to be brought or picked up; pages so far in one, no shop twice. */
export function useShopList(filters: ShopFilters) {
  const scope = catalogueScope(useShell());
  const [type] = useDeliveryType();
  const query = useInfiniteQuery(
    shopQueries.list(filters, scope, RESTAURANTS_PER_PAGE, type === 'pickup'),
  );
  const pages = query.data?.pages;
  const cards = useMemo((): readonly ShopCardView[] => {
    const all = pages?.flatMap((page) => page.cards) ?? [];
    return [...new Map(all.map((card) => [card.id, card])).values()];
  }, [pages]);
  return {
    cards,
    total: pages?.[0]?.total ?? 0,
    lastShown: pages?.at(-1)?.page ?? filters.page,
    hasMore: query.hasNextPage,
    isLoading: query.isPending,
    isLoadingMore: query.isFetchingNextPage,
    isError: query.isError,
    loadMore: () => void query.fetchNextPage(),
    retry: () =>
      void (query.isFetchNextPageError
        ? query.fetchNextPage()
        : query.refetch()),
  };
}

/** The first shops of a kind for a row that does not grow; `wanted` false asks nothing. */
export function useShopRow(filters: ShopFilters, wanted: boolean) {
  const scope = catalogueScope(useShell());
  const [type] = useDeliveryType();
  const { data, isError, isPending } = useQuery({
    ...shopQueries.row(filters, scope, SHOPS_IN_ROW, type === 'pickup'),
    enabled: wanted,
  });
  return {
    cards: data?.cards ?? [],
    total: data?.total ?? 0,
    isLoading: isPending && !isError,
  };
}

/** One list, so that what is made of it stays. */
const NOBODY: readonly ShopCardView[] = [];

/** What a visitor is shown first; none while not wanted. */
export function useRecommended(wanted: boolean) {
  const { data } = useQuery({
    ...shopQueries.recommended(catalogueScope(useShell())),
    enabled: wanted,
  });
  return (wanted && data) || NOBODY;
}

/** What a visitor is shown first, on a page that says so while it waits. */
export function useFirstShops() {
  const { data, isLoading } = useQuery(
    shopQueries.recommended(catalogueScope(useShell())),
  );
  return { cards: data ?? NOBODY, isLoading };
}
