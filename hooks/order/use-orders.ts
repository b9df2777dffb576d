import { useInfiniteQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { orderQueries, type OrderTab } from '@/services/order/order-queries';

/** The signed-in customer's orders of one tab, page by page. */
export function useOrders(tab: OrderTab) {
  const { lang, user } = useShell();
  const query = useInfiniteQuery({
    ...orderQueries.list(tab, { lang, userId: user?.id ?? 0 }),
    // Every navigation brings the list with it.
    refetchOnMount: false,
  });
  return {
    orders: query.data?.pages.flatMap((page) => page.data) ?? [],
    isLoading: query.isPending,
    isFailed: query.isError && !query.data,
    isLoadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
