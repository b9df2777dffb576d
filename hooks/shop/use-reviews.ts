import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { shopReviewQueries } from '@/services/shop/shop-review-queries';

/** All reviews of a shop page by page, and how they spread over the stars. */
export function useReviews(id: number) {
  const spread = useQuery(shopReviewQueries.ratings(id));
  const list = useInfiniteQuery(shopReviewQueries.reviews(id));
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
