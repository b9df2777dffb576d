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

/** The newest reviews of a shop, or with a number that page of all of them; empty while they are not known. */
export function useShownReviews(id: number, page: number | null) {
  const latest = useQuery({
    ...shopInfoQueries.latest(id),
    enabled: page === null,
  });
  const asked = useQuery({
    ...shopInfoQueries.reviewPage(id, page ?? 1),
    enabled: page !== null,
  });
  return page === null
    ? { reviews: latest.data ?? [], lastPage: 1 }
    : {
        reviews: asked.data?.reviews ?? [],
        lastPage: asked.data?.lastPage ?? 1,
      };
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
