import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { shopInfoQueries } from '@/services/shop/shop-info-queries';

/** Pictures, branches and zone of a shop; null until known. */
export function useShopInfo(id: number) {
  const { lang } = useShell();
  const { data, isError, refetch } = useQuery(shopInfoQueries.info(id, lang));
  return {
    info: data ?? null,
    isFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}

/** The newest reviews of a shop; empty while they are not known. */
export function useLatestReviews(id: number) {
  const { data } = useQuery(shopInfoQueries.latest(id));
  return data ?? [];
}

/** All reviews of a shop page by page, and how they spread over the stars. */
export function useReviews(id: number) {
  const spread = useQuery(shopInfoQueries.ratings(id));
  const list = useInfiniteQuery(shopInfoQueries.reviews(id));
  const failures = [spread, list].filter(
    ({ data, isError }) => isError && data === undefined,
  );
  return {
    spread: spread.data ?? null,
    reviews: list.data?.pages.flatMap(({ reviews }) => reviews) ?? null,
    isFailed: failures.length > 0,
    retry: () => failures.forEach((failure) => void failure.refetch()),
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
  };
}
